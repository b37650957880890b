import { isOutfitting, type View } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { atSpot, Hit, InTurn, isLit, Slice, turnClasses } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { PLYMOUTH, type StreetForm } from '../art/geometry.ts';
import { t as move } from '../messages/moves.ts';
import { t as word } from '../messages/words.ts';
import { personName } from '../words.ts';
import { t } from './messages.ts';
import { Disc, Ship } from './Pieces.tsx';
import { type Scene, useScene } from './scene.ts';

/** The ships in harbour. The homebound docks are the turn order in Plymouth, the outbound docks the Sailing Order. */
export function Docks({ form }: { readonly form: StreetForm }): JSX.Element {
  const scene = useScene();
  const { view, names } = scene;
  const fleet = view.players.map(({ ship, home, galleon }) => `${ship} ${home} ${galleon}`).join();
  return (
    <InTurn>
      <Slice of={[form, view.docks, fleet, isLit(scene, 'dock'), names.join()]}>{() => <Piers form={form} />}</Slice>
    </InTurn>
  );
}

function Piers({ form }: { readonly form: StreetForm }): JSX.Element {
  const scene = useScene();
  const { sheet, dock, outbound, homebound } = PLYMOUTH[form];
  const { view } = scene;
  const lying = homeboundShips(view);
  const free = view.docks.outbound.length;
  return (
    <div class="fd-docks">
      {homebound.slice(0, view.seats).map((spot, at) => (
        <span
          key={`home ${at}`}
          class="fd-dock"
          style={atSpot(sheet, spot, dock)}
          data-spot={`homebound:${at}`}
          data-card="dock:homebound"
          aria-hidden="true"
        >
          {shipOf(view, lying[at]) ?? <span class="fd-dock-no">{at + 1}</span>}
        </span>
      ))}
      {outbound.slice(0, view.seats).map((spot, at) => (
        <span
          key={`out ${at}`}
          class={cx('fd-dock', ...(at === free ? turnClasses(scene, 'dock') : []))}
          style={atSpot(sheet, spot, dock)}
          data-spot={`outbound:${at}`}
          data-card="dock:outbound"
        >
          {at === free && <Hit target="dock" label={move('dockNth', { n: at + 1 })} />}
          {outboundPiece(view, at) ?? (
            <span class="fd-dock-no" aria-hidden="true">
              {at + 1}
            </span>
          )}
        </span>
      ))}
      <p class="unseen">{dockWords(scene, lying)}</p>
    </div>
  );
}

/** Until they go to the outbound docks, ships stay where the last voyage left them. [FD-PROV-01] */
function homeboundShips(view: View): readonly (number | undefined)[] {
  const { plymouth, outbound, homebound } = view.docks;
  if (homebound.length > 0 || !isOutfitting(view)) return homebound;
  return plymouth.map((seat) => (outbound.includes(seat) ? undefined : seat));
}

function shipOf(view: View, seat: number | undefined): JSX.Element | null {
  return seat === undefined ? null : <Ship seat={seat} galleon={view.players[seat]?.galleon === true} />;
}

/** The ship or, while it is away, a marker for its place in the Sailing Order. [FD-REVEAL-06] */
function outboundPiece(view: View, at: number): JSX.Element | null {
  const seat = view.docks.outbound[at];
  if (seat === undefined) return null;
  const player = view.players[seat];
  return player?.ship !== undefined || player?.home === true ? <Disc seat={seat} done /> : shipOf(view, seat);
}

function dockWords(scene: Scene, lying: readonly (number | undefined)[]): string {
  const ships = (seats: readonly (number | undefined)[]): string =>
    seats.length === 0 ? t('free') : word('all', { items: list(seats.map(dock), 'plain') });
  const dock = (seat: number | undefined, at: number): string =>
    t('dock', { n: at + 1, name: seat === undefined ? t('free') : personName(scene, seat) });
  return t('docks', { homebound: ships(lying), outbound: ships(scene.view.docks.outbound) });
}
