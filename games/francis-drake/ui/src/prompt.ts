import { type Box, dockBonus, homeBonus, type View } from '@portolan/francis-drake';
import { t } from './messages/moves.ts';
import { capital, discName, kindName, locationName, placeName } from './words.ts';

type Question = NonNullable<View['question']>;

/** The question that the table waits for. */
export function prompt(box: Box, view: View): string {
  return view.question === undefined ? t('over') : ask(box, view, view.question);
}

function ask(box: Box, view: View, question: Question): string {
  switch (question.kind) {
    case 'plymouthTurn':
    case 'placeFrigates':
    case 'placeTroops':
    case 'placeMission':
    case 'useInformer':
      return t(question.kind);
    case 'chooseYield':
      return t('chooseYield', { location: locationName(box, question.location) });
    case 'exchangeDiscs':
    case 'moveDisc':
      return t(question.kind, { place: placeName(box, question.destination) });
    case 'attack':
    case 'pressAttack':
    case 'trade': {
      const { destination, disc } = question;
      return t(question.kind, {
        disc: capital(discName(disc)),
        place: placeName(box, destination),
        kind: kindName(box, destination),
      });
    }
    case 'goHome': {
      const bonus = homeBonus(box, view, question.seat);
      const missed = dockBonus(box, view.docks.homebound.length) > 0 ? 'none' : 'other';
      return t('goHome', { disc: discName(question.disc), hint: bonus > 0 ? 'hero' : missed, bonus });
    }
  }
}
