import { type DiscName, KINDS } from '@portolan/francis-drake';
import { isLit, isSettled, pickedOf, turnClasses, useDrag } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useDeal } from '../deal.ts';
import { discLabel } from '../nameTarget.ts';
import { Disc } from '../Pieces.tsx';
import { t } from './messages.ts';

/** The discs in hand. Tap a disc and a Destination in either order, or drag the disc there. */
export function MissionControls(): JSX.Element {
  const deal = useDeal();
  const { me, view, box } = deal;
  const player = me === undefined ? undefined : view.players[me];
  const place = box.names.indexOf(pickedOf(deal, 'dest:') ?? '');
  const bluff = KINDS[box.kind[place] ?? -1] === 'galleon' && player?.galleon === false;
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
  const deal = useDeal();
  const target = `disc:${disc}`;
  const lit = isLit(deal, target);
  const settled = isSettled(deal, target);
  const drag = useDrag({
    spots: 'dest:',
    accepts: (id) => deal.turn?.whole.lit.has(`dest:${id}`) === true,
    onDrop: (id) => {
      if (settled) deal.turn?.pick(`dest:${id}`);
      else deal.turn?.pick(target, `dest:${id}`);
    },
  });
  return (
    <button
      type="button"
      class={cx('fd-disc-tile', ...turnClasses(deal, target))}
      data-target={target}
      data-pick={lit ? '' : undefined}
      data-card={target}
      aria-label={discLabel(disc)}
      aria-pressed={settled}
      disabled={!lit && !settled}
      onClick={() => (lit ? deal.turn?.pick(target) : deal.turn?.back())}
      {...drag}
    >
      <Disc seat={seat} face={disc} />
    </button>
  );
}
