import { landOf, type Network, networksOf, routeToStore, worldOf } from '@portolan/nina-pinta';
import { useReadable } from '@portolan/table-kit';
import { cx, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import art from '../art/world.svg?url';
import { type Scene, useScene } from '../table/scene.ts';
import { areaId } from './LandArt.tsx';
import { LAND_LAYOUT, type LandId } from './layout.ts';
import { pointedPlace, showsConnections } from './mapState.ts';
import { WORLD_SHEET } from './sheet.ts';
import './connections.css';

const VIEW_BOX = `0 0 ${WORLD_SHEET.width} ${WORLD_SHEET.height}`;

/**
 * Lines between the viewer's lands that hang together, because gold can only be moved along them: all of them on demand,
 * otherwise those of the land that is pointed at, with its way to the ship or a Stronghold.
 */
export function Connections({ world }: { readonly world: number }): JSX.Element | null {
  const scene = useScene();
  const all = useReadable(showsConnections);
  const place = useReadable(pointedPlace);
  const seat = scene.me;
  const pointed = place !== undefined && worldOf(place) === world ? landOf(place) : undefined;
  if (seat === undefined || (!all && pointed === undefined)) return null;
  const networks = networksOf(scene.box, scene.view, seat, world).filter(
    ({ lands }) => all || (pointed !== undefined && lands.includes(pointed)),
  );
  const draw = (name: string, part: (network: Network) => JSX.Element): JSX.Element => (
    <svg class={name} style={{ '--colour': seatColour(seat) }} viewBox={VIEW_BOX} aria-hidden="true">
      {networks.map(part)}
    </svg>
  );
  return (
    <>
      {draw('np-members', ({ lands }) => (
        <g key={lands[0]}>
          {lands.map((land) => (
            <use key={land} href={`${art}#${areaId(landId(scene, land))}`} />
          ))}
        </g>
      ))}
      {draw('np-connections', (network) => (
        <NetworkLines key={network.lands[0]} {...{ scene, network, pointed }} />
      ))}
    </>
  );
}

interface NetworkLinesProps {
  readonly scene: Scene;
  readonly network: Network;
  readonly pointed: number | undefined;
}

function NetworkLines({ scene, network, pointed }: NetworkLinesProps): JSX.Element {
  const at = (land: number): string => middleOf(scene, land);
  const route =
    pointed !== undefined && network.lands.includes(pointed) ? routeToStore(scene.box, network, pointed) : [];
  const lines = network.links.map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
  const knots = network.links.length === 0 ? [] : network.lands;
  return (
    <g class={cx('np-network', network.stores.length === 0 && 'np-stranded')}>
      <path class="np-line-edge" d={lines} />
      <path class="np-line" d={lines} />
      {route.length > 1 && <path class="np-route" d={`M${route.map(at).join('L')}`} />}
      {knots.map((land) => {
        const [x, y] = at(land).split(' ');
        return (
          <circle key={land} class={cx('np-knot', network.stores.includes(land) && 'np-store')} cx={x} cy={y} r="5" />
        );
      })}
    </g>
  );
}

function landId({ box }: Scene, land: number): LandId {
  return box.names.lands[land] ?? 'andes';
}

function middleOf(scene: Scene, land: number): string {
  const { x, y, w, h } = LAND_LAYOUT[landId(scene, land)].room;
  return `${x + w / 2} ${y + h / 2}`;
}
