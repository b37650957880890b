import type { DiscName } from '@portolan/francis-drake';
import { Choice, pickedOf } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { t as move } from '../../messages/moves.ts';
import { t as word } from '../../messages/words.ts';
import { capital, discFace, personName, placeName } from '../../words.ts';
import { discLabel } from '../nameTarget.ts';
import { Disc } from '../Pieces.tsx';
import { useScene } from '../scene.ts';
import { t } from './messages.ts';

/** What to look at: discs, a counter, or nothing. */
export function InformerControls(): JSX.Element {
  const scene = useScene();
  const looking = pickedOf(scene, 'look:') !== undefined && scene.turn?.outlook.chosen === undefined;
  const offered = (target: string): boolean => scene.turn?.whole.lit.has(target) === true;
  return (
    <>
      <div class="tk-choice-row fd-tall-choices">
        {offered('look:discs') && (
          <Choice target="look:discs">
            <span>{move('lookDiscs')}</span>
            <span class="tk-choice-effect">{t('lookDiscs')}</span>
          </Choice>
        )}
        {offered('look:counter') && (
          <Choice target="look:counter">
            <span>{move('lookCounter')}</span>
            <span class="tk-choice-effect">{t('lookCounter')}</span>
          </Choice>
        )}
        <Choice target="keep">{move('keepInformer')}</Choice>
      </div>
      {looking && <p class="tk-hint">{t('tapDestination')}</p>}
    </>
  );
}

/** After a look at the discs of a Destination: what was seen, and the viewer's own discs to swap. */
export function ExchangeControls(): JSX.Element {
  const scene = useScene();
  const { box, view, me, question } = scene;
  if (question?.kind !== 'exchangeDiscs') return <Choice target="keep">{move('keep')}</Choice>;
  const seen = view.map[question.destination]?.discs ?? [];
  const mine = view.map.flatMap((place, at) => {
    const disc = place.discs.find(({ seat }) => seat === me)?.disc;
    return disc === undefined ? [] : [{ disc, at }];
  });
  return (
    <>
      <div class="fd-seen">
        <p>{t('seen', { place: placeName(box, question.destination) })}</p>
        <ul>
          {seen.map(({ seat, disc }) => (
            <li key={seat}>
              <Disc seat={seat} face={disc} />
              <span>
                {disc === undefined
                  ? personName(scene, seat)
                  : t('disc', { name: capital(personName(scene, seat)), face: discFace(disc) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p class="tk-hint">{t('exchange')}</p>
      <div class="tk-choice-row">
        {mine.map(({ disc, at }) => (
          <OwnDisc key={disc} disc={disc} at={at} seat={me ?? 0} />
        ))}
      </div>
      <div class="tk-choice-row">
        <Choice target="keep">{move('keep')}</Choice>
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
  const { box } = useScene();
  return (
    <Choice
      target={`disc:${disc}`}
      label={word('at', { what: discLabel(disc), place: placeName(box, at) })}
      class="fd-own-disc"
    >
      <Disc seat={seat} face={disc} />
      <span translate={false}>{placeName(box, at)}</span>
    </Choice>
  );
}

/** After a look at a counter: its value, and the choice to change nothing. */
export function MoveControls(): JSX.Element {
  const { box, view, question } = useScene();
  const at = question?.kind === 'moveDisc' ? question.destination : -1;
  const value = view.map[at]?.counter?.value;
  return (
    <>
      {value !== undefined && <p class="fd-seen">{t('seenCounter', { place: placeName(box, at), n: value })}</p>}
      <p class="tk-hint">{t('tapMove')}</p>
      <div class="tk-choice-row">
        <Choice target="keep">{move('keep')}</Choice>
      </div>
    </>
  );
}
