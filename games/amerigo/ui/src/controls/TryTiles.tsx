import { useReadable } from '@portolan/table-kit';
import { Button, cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { TileShape } from '../art/TileShape.tsx';
import { useScene } from '../table/scene.ts';
import { pieceName } from '../words.ts';
import { heldTurn } from './hand.ts';
import { Ghost } from './layers/Ghost.tsx';
import { TileField } from './layers/TileField.tsx';
import { t } from './messages.ts';
import { layingTried, piecesOf, stopTrying, takeBack, trying, tryPiece } from './trying.ts';
import { turnBy, useTileKeys } from './useTileKeys.ts';
import './tryTiles.css';

/** A button on the map that lets a player try tiles at any time, also while others play. */
export function TryTiles(): JSX.Element | null {
  const { me, question } = useScene();
  useReadable(trying);
  const now = trying.get();
  const isLaying = question?.kind === 'layTile';
  useEffect(() => {
    if (isLaying) stopTrying();
  }, [isLaying]);
  if (me === undefined || isLaying) return null;
  if (now !== undefined) return <Bench />;
  return (
    <button type="button" class="am-try" aria-label={t('try')} title={t('try')} onClick={() => tryPiece(undefined)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 4h8v8h8v8H4z" />
      </svg>
    </button>
  );
}

/** The tiles to try, and those that lie on the map for now. */
function Bench(): JSX.Element {
  const scene = useScene();
  const { me = 0, view } = scene;
  useReadable(heldTurn);
  useReadable(trying);
  const now = trying.get() ?? { piece: undefined, laid: [] };
  const laying = layingTried(scene, now);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stopTrying();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  // What was tried may not fit the map any more.
  useEffect(() => () => stopTrying(), [view.map]);
  useTileKeys({ laying });
  return (
    <>
      {now.laid.map((placement) => (
        <Ghost
          key={placement.space}
          placement={placement}
          seat={me}
          look="tried"
          onPointerDown={() => takeBack(placement)}
        />
      ))}
      {laying !== undefined && <TileField laying={laying} />}
      <Shelf piece={now.piece} onTurn={() => laying && turnBy(laying, 1)} />
    </>
  );
}

interface ShelfProps {
  readonly piece: number | undefined;
  onTurn(): void;
}

function Shelf({ piece: held, onTurn }: ShelfProps): JSX.Element {
  const scene = useScene();
  const { planned, supply } = piecesOf(scene);
  return (
    <section class="am-bench" aria-label={t('try')}>
      <p class="am-bench-note">{t('tryHint')}</p>
      <Row legend={t('tryPlanned')} counts={planned} held={held} />
      <Row
        legend={t('trySupply')}
        counts={supply.map((count, piece) => ((planned[piece] ?? 0) > 0 ? 0 : count))}
        held={held}
      />
      <div class="row">
        <Button size="small" disabled={held === undefined} onClick={onTurn}>
          {t('rotate')}
        </Button>
        <Button size="small" onClick={stopTrying}>
          {t('tryEnd')}
        </Button>
      </div>
    </section>
  );
}

interface RowProps {
  readonly legend: string;
  readonly counts: readonly number[];
  readonly held: number | undefined;
}

function Row({ legend, counts, held }: RowProps): JSX.Element | null {
  const { box, me } = useScene();
  if (counts.every((count) => count === 0)) return null;
  return (
    <fieldset class="am-bench-row">
      <legend class="quiet small">{legend}</legend>
      {counts.map(
        (count, piece) =>
          count > 0 && (
            <button
              key={piece}
              type="button"
              class={cx('am-bench-tile', held === piece && 'tk-settled')}
              aria-pressed={held === piece}
              aria-label={pieceName(box, piece)}
              onClick={() => tryPiece(held === piece ? undefined : piece)}
            >
              <TileShape box={box} piece={piece} {...(me !== undefined && { seat: me })} />
            </button>
          ),
      )}
    </fieldset>
  );
}
