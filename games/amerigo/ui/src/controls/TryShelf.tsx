import { useReadable } from '@portolan/table-kit';
import { Button, cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TileShape } from '../art/TileShape.tsx';
import { useScene } from '../table/scene.ts';
import { pieceName } from '../words.ts';
import { heldTurn } from './hand.ts';
import { t } from './messages.ts';
import { layingTried, piecesOf, stopTrying, type Trying, trying, tryPiece } from './trying.ts';
import { turnBy } from './useTileKeys.ts';
import './tryTiles.css';

/** The tiles that can be tried. Instead of the phases, so that the map stays free. */
export function TryShelf(): JSX.Element | null {
  useReadable(trying);
  const now = trying.get();
  return now === undefined ? null : <Shelf now={now} />;
}

function Shelf({ now }: { readonly now: Trying }): JSX.Element {
  const scene = useScene();
  useReadable(heldTurn);
  const { planned, supply } = piecesOf(scene);
  const laying = layingTried(scene, now);
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the button that opens it may be below the first screen.
  useEffect(() => strip.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section class="am-bench" aria-label={t('try')}>
      <div ref={strip} class="am-bench-strip">
        <Button size="small" onClick={stopTrying}>
          {t('tryEnd')}
        </Button>
        <Button size="small" disabled={laying === undefined} onClick={() => laying && turnBy(laying, 1)}>
          {t('rotate')} <span class="am-by-mouse">{t('rotateKey')}</span>
        </Button>
        <div class="am-bench-rows">
          <p class="am-bench-note">{t('tryHint')}</p>
          <Row legend={t('tryPlanned')} counts={planned} held={now.piece} />
          <Row
            legend={t('trySupply')}
            counts={supply.map((count, piece) => ((planned[piece] ?? 0) > 0 ? 0 : count))}
            held={now.piece}
          />
        </div>
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
