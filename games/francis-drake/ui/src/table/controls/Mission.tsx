import { type DiscName, hasShipFor } from '@portolan/francis-drake';
import { isLit, isSettled, pickedOf, turnClasses, useDrag } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { discLabel } from '../nameTarget.ts';
import { Disc } from '../Pieces.tsx';
import { useScene } from '../scene.ts';
import { t } from './messages.ts';

/** The discs in hand. Tap a disc and a Destination in either order, or drag the disc there. */
export function MissionControls(): JSX.Element {
  const scene = useScene();
  const { me, view, box } = scene;
  const player = me === undefined ? undefined : view.players[me];
  const place = box.names.indexOf(pickedOf(scene, 'dest:') ?? '');
  const bluff = player !== undefined && !hasShipFor(box, place, player);
  return (
    <>
      <p class="tk-hint">{t('tapDisc')}</p>
      <div class="fd-tray">
        {(player?.hand ?? []).map((disc) => (
          <DiscTile key={disc} disc={disc} seat={me ?? 0} />
        ))}
      </div>
      {bluff && <p class="tk-hint fd-warn">{t('frigateWarning')}</p>}
    </>
  );
}

function DiscTile({ disc, seat }: { readonly disc: DiscName; readonly seat: number }): JSX.Element {
  const scene = useScene();
  const target = `disc:${disc}`;
  const lit = isLit(scene, target);
  const settled = isSettled(scene, target);
  const drag = useDrag({
    spots: 'dest:',
    accepts: (id) => scene.turn?.whole.lit.has(`dest:${id}`) === true,
    onDrop: (id) => {
      if (settled) scene.turn?.pick(`dest:${id}`);
      else scene.turn?.pick(target, `dest:${id}`);
    },
  });
  return (
    <button
      type="button"
      class={cx('fd-disc-tile', ...turnClasses(scene, target))}
      data-target={target}
      data-pick={lit ? '' : undefined}
      data-card={target}
      aria-label={discLabel(disc)}
      aria-pressed={settled}
      disabled={!lit && !settled}
      onClick={() => (lit ? scene.turn?.pick(target) : scene.turn?.back())}
      {...drag}
    >
      <Disc seat={seat} face={disc} />
    </button>
  );
}
