import { type LoadMove, type PlannedLoad, WORLDS } from '@portolan/nina-pinta';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { crewWords, worldName, worldTitle } from '../words.ts';
import { t } from './messages.ts';

export interface HoldProps {
  readonly world: number;
  /** The Captain can be loaded. */
  readonly hasCaptain: boolean;
  /** The most that the ship can take. */
  readonly limit: number;
  readonly load: PlannedLoad | undefined;
  /** What the other ships leave possible. */
  readonly loads: readonly LoadMove[];
  /** Loaded already. */
  readonly isFixed: boolean;
  /** The rules ask about this ship next. */
  readonly isAsked: boolean;
  readonly onPack: (load: PlannedLoad) => void;
}

/** The hold of one ship: who sails is one tap, with the Captain or without. */
export function Hold(props: HoldProps): JSX.Element {
  const { box } = useScene();
  const { world, hasCaptain, limit, load, isFixed } = props;
  const id = WORLDS[world] ?? WORLDS[0];
  const name = worldTitle(box, id);
  return (
    <fieldset class={cx('np-hold', 'np-hue', load !== undefined && 'np-packed')} data-world={id} data-fixed={isFixed}>
      <legend>
        <Glyph name={id} />
        {name}
        <span class="np-hold-crew">
          {load === undefined ? t('undecided') : isFixed ? t('loadedAlready') : crewWords(load.captain, load.settlers)}
        </span>
      </legend>
      {!isFixed && (
        <>
          <fieldset class="np-cells" aria-label={t('withCaptain')}>
            <Glyph name="captain" class="np-cells-sign" />
            {hasCaptain ? (
              counts(limit).map((settlers) => <Cell key={settlers} {...props} captain settlers={settlers} />)
            ) : (
              <span class="np-none">{t('noCaptain')}</span>
            )}
          </fieldset>
          <fieldset class="np-cells" aria-label={t('withoutCaptain')}>
            <Glyph name="settler" class="np-cells-sign" />
            {counts(limit + 1).map((settlers) => (
              <Cell key={settlers} {...props} captain={false} settlers={settlers} />
            ))}
          </fieldset>
        </>
      )}
    </fieldset>
  );
}

function counts(count: number): number[] {
  return [...Array(count).keys()];
}

type CellProps = HoldProps & PlannedLoad;

function Cell({ world, load, loads, isAsked, onPack, captain, settlers }: CellProps): JSX.Element {
  const { box } = useScene();
  const isChosen = load?.captain === captain && load.settlers === settlers;
  const can = loads.some((move) => move.captain === captain && move.settlers === settlers);
  // What is packed can be changed, but only what is still open is offered.
  const isOffered = can && load === undefined;
  return (
    <button
      type="button"
      class={cx('button', 'np-cell', isChosen && 'tk-settled')}
      data-target={isAsked ? `crew:${captain ? 'captain' : 'settlers'}:${settlers}` : undefined}
      data-pick={isOffered ? '' : undefined}
      aria-pressed={isChosen}
      disabled={!can && !isChosen}
      onClick={() => onPack({ captain, settlers })}
    >
      <span aria-hidden="true">{captain ? t('plusSettlers', { n: settlers }) : settlers}</span>
      <span class="unseen">{t('cell', { world: worldName(box, world), crew: crewWords(captain, settlers) })}</span>
    </button>
  );
}
