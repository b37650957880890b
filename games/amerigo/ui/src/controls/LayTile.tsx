import { ruleAgainstTile } from '@portolan/amerigo';
import { isLit, useReadable } from '@portolan/table-kit';
import { Button, cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { TileShape } from '../art/TileShape.tsx';
import { useScene } from '../table/scene.ts';
import { tileBrings } from './brings.ts';
import { Cash } from './Cash.tsx';
import { dragTile } from './dragTile.ts';
import { heldSpace, heldTurn, spaceOf } from './hand.ts';
import { type Laying, layingOf, placesByTurn } from './laying.ts';
import { t } from './messages.ts';
import { reasonText } from './reasonText.ts';
import { useResting } from './useResting.ts';
import { useTileKeys } from './useTileKeys.ts';

/** The tile to lay: drag it onto the map, turn it, and see what it would bring. */
export function LayTile(): JSX.Element | null {
  const scene = useScene();
  const { question } = scene;
  useReadable(heldTurn);
  if (question?.kind !== 'layTile') return null;
  return <Held laying={layingOf(scene, question)} />;
}

function Held({ laying }: { readonly laying: Laying }): JSX.Element {
  const scene = useScene();
  const { box } = scene;
  const { seat, piece, turn, turns } = laying;
  const latest = useRef({ scene, laying });
  latest.current = { scene, laying };
  const [mirrored, setMirrored] = useState(false);
  useTileKeys({ laying, onMirror: () => setMirrored(true) });
  const places = useMemo(() => placesByTurn(scene, laying), [laying.state, piece]);
  // One that cannot be turned is a choice as well where a token could be cashed instead.
  const isChoice = turns > 1 || isLit(scene, `turn:${turn}`);
  return (
    <>
      <p class="tk-hint am-by-mouse">{t('layHint')}</p>
      <p class="tk-hint am-by-finger">{t('layHintTouch')}</p>
      <div class="am-held">
        <span class="am-held-tile" onPointerDown={(event) => dragTile(event, () => latest.current)}>
          <TileShape box={box} piece={piece} turn={turn} seat={seat} />
        </span>
        <div class="am-held-turns">
          {isChoice && places.map((count, at) => <TurnChoice key={at} laying={laying} turn={at} count={count} />)}
        </div>
      </div>
      <div class="am-row">
        <Button size="small" disabled={turns === 1} onClick={() => laying.turnTo((turn + 1) % turns)}>
          {t('rotate')} <span class="am-by-mouse">{t('rotateKey')}</span>
        </Button>
        <Button size="small" look="plain" onClick={() => setMirrored(true)}>
          {t('mirror')} <span class="am-by-mouse">{t('mirrorKey')}</span>
        </Button>
      </div>
      {mirrored && <p class="tk-hint">{t('mirrorWhy')}</p>}
      <Preview laying={laying} />
      <Cash />
    </>
  );
}

interface TurnChoiceProps {
  readonly laying: Laying;
  readonly turn: number;
  readonly count: number;
}

/** One orientation of the tile. */
function TurnChoice({ laying, turn, count }: TurnChoiceProps): JSX.Element {
  const scene = useScene();
  const isTurned = laying.turn === turn;
  return (
    <button
      type="button"
      class={cx('button', 'tk-choice', 'am-turn', isTurned && 'tk-settled')}
      data-target={`turn:${turn}`}
      data-pick={isLit(scene, `turn:${turn}`) ? '' : undefined}
      aria-pressed={isTurned}
      aria-label={t('orientationPlaces', { degrees: 90 * turn, n: count })}
      onClick={() => laying.turnTo(turn)}
    >
      <TileShape box={scene.box} piece={laying.piece} turn={turn} seat={laying.seat} />
    </button>
  );
}

/** What the tile would bring where it is held, or why it may not lie there. */
function Preview({ laying }: { readonly laying: Laying }): JSX.Element {
  const scene = useScene();
  const { piece, seat, turn, placed, state } = laying;
  const held = useResting(heldSpace, () => spaceOf(laying.holder));
  const placement = held === undefined ? placed : { piece, turn, space: held };
  if (placement === undefined) return <p class="am-preview">{t('pointSomewhere')}</p>;
  const rule = ruleAgainstTile(scene.box, state, seat, placement);
  if (rule !== undefined) return <p class="am-preview am-warn">{reasonText(rule)}</p>;
  return <p class="am-preview">{t('tileBringsHere', { brings: tileBrings(scene, seat, placement, state) })}</p>;
}
