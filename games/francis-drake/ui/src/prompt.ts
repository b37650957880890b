import { type Box, dockBonus, homeBonus, KINDS, type View } from '@portolan/francis-drake';
import { capital, discName, locationName, placeName } from './words.ts';

type Question = NonNullable<View['question']>;

/** The question that the table waits for, in plain words. */
export function prompt(box: Box, view: View): string {
  return view.question === undefined ? 'The game is over.' : ask(box, view, view.question);
}

function ask(box: Box, view: View, question: Question): string {
  switch (question.kind) {
    case 'plymouthTurn':
      return 'Plymouth Street: where do you stop, or are you ready to go to the dock?';
    case 'chooseYield':
      return `${locationName(box, question.location)}: what do you take?`;
    case 'placeFrigates':
      return 'Admiral: how do you lay the frigate counters at the galleons?';
    case 'placeTroops':
      return 'Governor: how do you lay the troop counters at the forts?';
    case 'placeMission':
      return 'Which mission disc do you lay, and where?';
    case 'useInformer':
      return 'Informer: what do you look at before the discs are turned up?';
    case 'exchangeDiscs':
      return `You have seen the discs at ${placeName(box, question.destination)}. Do you exchange two of your own?`;
    case 'moveDisc':
      return `You have seen the counter at ${placeName(box, question.destination)}. Do you move your disc?`;
    case 'attack':
      return `${mission(box, question)}: do you attack?`;
    case 'pressAttack':
      return `${mission(box, question)}: the counter is up. Do you press the attack?`;
    case 'trade':
      return `${mission(box, question)}: what do you trade for?`;
    case 'goHome':
      return `Your mission with ${discName(question.disc)} is done. Do you go home?${homeHint(box, view, question.seat)}`;
  }
}

function mission(box: Box, { destination, disc }: { readonly destination: number; readonly disc: number }): string {
  const kind = KINDS[box.kind[destination] ?? 0] ?? 'place';
  return `${capital(discName(disc))} at ${placeName(box, destination)} (${kind})`;
}

/** What a return right now would earn besides the dock. */
function homeHint(box: Box, view: View, seat: number): string {
  const bonus = homeBonus(box, view, seat);
  if (bonus > 0) return ` The hero's bonus is ${bonus}.`;
  return dockBonus(box, view.docks.homebound.length) > 0 ? " Without a success there is no hero's bonus." : '';
}
