import { type DiscName, KINDS } from '@portolan/francis-drake';
import { isLit, isSettled, pickedOf, turnClasses, useDrag } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useDeal } from '../deal.ts';
import { say } from '../messages.ts';
import { Disc } from '../Pieces.tsx';

/** The discs in hand; one is tapped and then a place, or the other way round, or it is dragged there. */
export function MissionControls(): JSX.Element {
  const deal = useDeal();
  const { me, view, box } = deal;
  const player = me === undefined ? undefined : view.players[me];
  const place = box.names.indexOf(pickedOf(deal, 'dest:') ?? '');
  const bluff = KINDS[box.kind[place] ?? -1] === 'galleon' && player?.galleon === false;
  return (
    <>
      <p class="tk-hint">{say('tapDisc')}</p>
      <div class="fd-tray">
        {(player?.hand ?? []).map((disc) => (
          <DiscTile key={disc} disc={disc} seat={me ?? 0} />
        ))}
      </div>
      {bluff && <p class="tk-hint fd-warn">{say('frigateWarning')}</p>}
    </>
  );
}

export function discWords(disc: DiscName): string {
  return disc === 'ghost' || disc === 'hind' ? say(disc) : say('disc', { n: disc });
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
      aria-label={discWords(disc)}
      aria-pressed={settled}
      disabled={!lit && !settled}
      onClick={() => (lit ? deal.turn?.pick(target) : deal.turn?.back())}
      {...drag}
    >
      <Disc seat={seat} face={disc} />
    </button>
  );
}
