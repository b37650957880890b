import type { MoveText } from '@portolan/client';
import { BONUSES, type Box, LANDS, type Move, type View } from '@portolan/nina-pinta';
import { landWords } from './describeSailing.ts';
import { lossWords, moverOf, settlementsOf } from './lands.ts';
import { goldWords, landName, type PlaceView, placeName, points, settlements } from './words.ts';

type Placing = Extract<Move, { readonly kind: 'place' | 'town' | 'city' | 'upgrade' | 'migrate' }>;

/** What comes to lie or stand in a land. */
export function describePlacing(box: Box, move: Placing, view: View): MoveText {
  const planck = view.question?.kind === 'decideForPlanck' || view.question?.kind === 'migrateForPlanck';
  if (move.kind === 'migrate') return describeMigration(box, move, view, planck);
  if (move.kind !== 'place') return describeBuilding(box, move, view, planck);
  const here = view.places[move.place];
  const name = placeName(box, move.place);
  if (here === undefined) return { text: `Choose ${name}` };
  return describeCounter(box, counterOf(view), { name, here, mover: moverOf(view), planck });
}

/** What is being placed: Natives who were found, or a counter. */
function counterOf({ question }: View): string {
  if (question?.kind === 'playBonus') return BONUSES[question.bonus] ?? 'native';
  return question?.kind === 'decideForPlanck' ? question.matter : 'natives';
}

interface Spot {
  readonly name: string;
  readonly here: PlaceView;
  readonly mover: number;
  readonly planck: boolean;
}

function describeCounter(box: Box, counter: string, { name, here, mover, planck }: Spot): MoveText {
  const whose = planck ? "Planck's " : '';
  switch (counter) {
    case 'natives':
    case 'native':
      return {
        text: `Put ${planck ? "Planck's" : 'the'} Settler into ${name}`,
        effect: `${landWords(here)}${lossWords(here, mover, 1)}`,
      };
    case 'stronghold':
      return {
        text: `Lay ${planck ? "Planck's" : 'the'} Stronghold in ${name}`,
        effect: `a Settler goes into it, ${landWords(here)}`,
      };
    case 'town':
      return { text: `Turn ${planck ? "Planck's" : 'a'} Settler in ${name} into a Town`, effect: landWords(here) };
    case 'city':
      return { text: `Turn ${planck ? "Planck's" : 'your'} Town in ${name} into a City`, effect: landWords(here) };
    case 'cathedral':
      return { text: `Lay ${planck ? "Planck's" : 'the'} Cathedral in ${name}`, effect: ownWords(here, mover, planck) };
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const { gold } = box.components.increase[counter];
      const what = counter.charAt(0).toUpperCase() + counter.slice(1);
      return {
        text: `Lay ${whose}${what} on ${name}`,
        effect: `${gold} gold more a settlement, ${ownWords(here, mover, planck)}`,
      };
    }
    default:
      return { text: `Choose ${name}`, effect: landWords(here) };
  }
}

function ownWords(here: PlaceView, mover: number, planck: boolean): string {
  const own = settlementsOf(here, mover);
  const all = here.settlers.reduce((sum, { count }) => sum + count, 0) + here.towns.length;
  const others = all + (here.city === undefined ? 0 : 1) - own;
  return `${settlements(own)} of ${planck ? 'Planck' : 'yours'} there, ${others} of others`;
}

function describeMigration(
  box: Box,
  { from, to }: Extract<Move, { readonly kind: 'migrate' }>,
  view: View,
  planck: boolean,
): MoveText {
  const who = planck ? "Planck's Settler" : 'a Settler';
  const there = landName(box, to % LANDS.length);
  const here = view.places[to];
  const words = here === undefined ? '' : `, ${landWords(here)}${lossWords(here, moverOf(view), 1)}`;
  return { text: `Move ${who} out of ${placeName(box, from)}`, effect: `to ${there}${words}` };
}

function describeBuilding(
  box: Box,
  { kind, place }: Extract<Move, { readonly kind: 'town' | 'city' | 'upgrade' }>,
  view: View,
  planck: boolean,
): MoveText {
  const { cost, scoring, buildingRevenue } = box.components;
  const name = placeName(box, place);
  const verb = planck ? 'Planck builds' : 'Build';
  const terrain = view.places[place]?.terrain ?? 'unknown land';
  const town = `${goldWords(buildingRevenue.town)} an era and ${points(scoring.town)}`;
  const city = `${goldWords(buildingRevenue.city)} an era and ${points(scoring.city)}`;
  if (kind === 'town')
    return { text: `${verb} a Town in ${name} for ${goldWords(cost.town)}`, effect: `${town}, on ${terrain}` };
  if (kind === 'city')
    return { text: `${verb} a City in ${name} for ${goldWords(cost.city)}`, effect: `${city}, on ${terrain}` };
  const into = planck ? 'Planck builds his Town' : 'Build the Town';
  return { text: `${into} in ${name} into a City for ${goldWords(cost.townToCity)}`, effect: `${city}, on ${terrain}` };
}
