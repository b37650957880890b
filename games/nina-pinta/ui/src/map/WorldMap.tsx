import { WORLDS, worldOf } from '@portolan/nina-pinta';
import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { MapForm } from '../table/form.ts';
import { type Scene, useScene } from '../table/scene.ts';
import { ConnectionsToggle } from './ConnectionsToggle.tsx';
import { isWorldLit } from './isWorldLit.ts';
import { worldInSight } from './mapState.ts';
import { t } from './messages.ts';
import { Overview } from './Overview.tsx';
import { WORLD_RATIO } from './sheet.ts';
import { WorldBoard } from './WorldBoard.tsx';
import './map.css';

/** The three worlds side by side. Where they do not all fit they can be swiped, with an overview that follows the play. */
export function WorldMap({ form }: { readonly form: MapForm }): JSX.Element {
  const scene = useScene();
  const { me } = scene;
  const worlds = useRef<HTMLDivElement>(null);
  const shown = useReadable(worldInSight);
  const now = worldNow(scene);
  useEffect(() => {
    if (now >= 0) worldInSight.set(now);
  }, [now]);
  const lit = WORLDS.flatMap((_, world) => (isWorldLit(scene, world) ? [world] : []));
  useEffect(() => {
    // A choice must not be out of sight.
    const [first] = lit;
    if (first !== undefined && !lit.includes(worldInSight.get())) worldInSight.set(first);
  }, [lit.join()]);
  useEffect(() => scrollTo(worlds.current, shown), [shown]);
  return (
    <section class="np-map" aria-label={t('map')} data-form={form} style={{ '--np-ratio': `${WORLD_RATIO}` }}>
      {form === 'tall' && <Overview />}
      <div class="np-worlds" ref={worlds} onScroll={({ currentTarget }) => noteScroll(currentTarget)}>
        {WORLDS.map((_, world) => (
          <WorldBoard key={world} world={world} />
        ))}
      </div>
      {me !== undefined && <ConnectionsToggle />}
    </section>
  );
}

/** The world that the question is about, otherwise the one in which a ship sails or a player governs; -1 for none. */
function worldNow({ question, view }: Scene): number {
  if (question !== undefined && 'place' in question) return worldOf(question.place);
  if (question !== undefined && 'world' in question) return question.world;
  return view.world === undefined ? -1 : WORLDS.indexOf(view.world);
}

function scrollTo(worlds: HTMLElement | null, world: number): void {
  const board = worlds?.children[world];
  if (!(board instanceof HTMLElement) || worlds === null || nearest(worlds) === world) return;
  worlds.scrollTo({ left: board.offsetLeft - worlds.offsetLeft });
}

/** The world whose board is closest to the left edge. */
function nearest(worlds: HTMLElement): number {
  const far = [...worlds.children].map((board) =>
    board instanceof HTMLElement
      ? Math.abs(board.offsetLeft - worlds.offsetLeft - worlds.scrollLeft)
      : Number.POSITIVE_INFINITY,
  );
  return far.indexOf(Math.min(...far));
}

function noteScroll(worlds: HTMLElement): void {
  if (worlds.scrollWidth > worlds.clientWidth + 1) worldInSight.set(nearest(worlds));
}
