import { nameAt } from '@portolan/client';
import type { DiscName } from '@portolan/francis-drake';
import { Choice, pickedOf } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { placeName } from '../../words.ts';
import { useDeal } from '../deal.ts';
import { faceWords } from '../destinations.ts';
import { say } from '../messages.ts';
import { Disc } from '../Pieces.tsx';
import { discWords } from './Mission.tsx';

/** What to look at: discs, a counter, or nothing. */
export function InformerControls(): JSX.Element {
  const deal = useDeal();
  const looking = pickedOf(deal, 'look:') !== undefined && deal.turn?.outlook.chosen === undefined;
  const offered = (target: string): boolean => deal.turn?.whole.lit.has(target) === true;
  return (
    <>
      <div class="tk-choice-row fd-tall-choices">
        {offered('look:discs') && (
          <Choice target="look:discs">
            <span>{say('lookDiscs')}</span>
            <span class="tk-choice-effect">{say('lookDiscsHint')}</span>
          </Choice>
        )}
        {offered('look:counter') && (
          <Choice target="look:counter">
            <span>{say('lookCounter')}</span>
            <span class="tk-choice-effect">{say('lookCounterHint')}</span>
          </Choice>
        )}
        <Choice target="keep">{say('keepInformer')}</Choice>
      </div>
      {looking && <p class="tk-hint">{say('tapDestination')}</p>}
    </>
  );
}

/** After a look at the discs of a place: what was seen, and one's own discs to exchange. */
export function ExchangeControls(): JSX.Element {
  const deal = useDeal();
  const { box, view, me, names, question } = deal;
  if (question?.kind !== 'exchangeDiscs') return <Choice target="keep">{say('keepDiscs')}</Choice>;
  const seen = view.map[question.destination]?.discs ?? [];
  const mine = view.map.flatMap((place, at) => {
    const disc = place.discs.find(({ seat }) => seat === me)?.disc;
    return disc === undefined ? [] : [{ disc, at }];
  });
  return (
    <>
      <div class="fd-seen">
        <p>{say('seen', { place: placeName(box, question.destination) })}</p>
        <ul>
          {seen.map(({ seat, disc }) => (
            <li key={seat}>
              <Disc seat={seat} face={disc} />
              <span>
                {nameAt(names, seat)}
                {disc !== undefined && `: ${faceWords(disc)}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p class="tk-hint">{say('exchangeHint')}</p>
      <div class="tk-choice-row">
        {mine.map(({ disc, at }) => (
          <OwnDisc key={disc} disc={disc} at={at} seat={me ?? 0} />
        ))}
      </div>
      <div class="tk-choice-row">
        <Choice target="keep">{say('keepDiscs')}</Choice>
      </div>
    </>
  );
}

function OwnDisc({
  disc,
  at,
  seat,
}: {
  readonly disc: DiscName;
  readonly at: number;
  readonly seat: number;
}): JSX.Element {
  const { box } = useDeal();
  return (
    <Choice target={`disc:${disc}`} label={`${discWords(disc)}, ${placeName(box, at)}`} class="fd-own-disc">
      <Disc seat={seat} face={disc} />
      <span>{placeName(box, at)}</span>
    </Choice>
  );
}

/** After a look at a counter: its value, and the way to leave things as they are. */
export function MoveControls(): JSX.Element {
  const { box, view, question } = useDeal();
  const at = question?.kind === 'moveDisc' ? question.destination : -1;
  const value = view.map[at]?.counter?.value;
  return (
    <>
      {value !== undefined && <p class="fd-seen">{say('seenCounter', { place: placeName(box, at), n: value })}</p>}
      <p class="tk-hint">{say('tapMove')}</p>
      <div class="tk-choice-row">
        <Choice target="keep">{say('keepDiscs')}</Choice>
      </div>
    </>
  );
}
