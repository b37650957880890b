import { list } from '@portolan/i18n';
import { buildingFigures, enablingGroup } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { type Scene, useScene } from '../table/scene.ts';
import { landName, terrainName } from '../words.ts';
import { type Action, Actions } from './Actions.tsx';
import { LandChoices } from './LandChoices.tsx';
import { t } from './messages.ts';
import { moveAt } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

/** What is built and where, with its cost and the group of lands that allows it. */
export function Build(): JSX.Element | null {
  const scene = useScene();
  const { question } = scene;
  if (question?.kind !== 'build') return null;
  return (
    <>
      <Actions words={(id) => buildingWords(scene, id)} />
      <LandChoices words={(_, place) => ({ more: groupWords(scene, question.seat, place) })} />
      <div class="np-column">
        <WordChoice target="done" main={t('buildNothing')} />
      </div>
    </>
  );
}

/** For the only land it can be in, or else for any land without anything special. */
function buildingWords(scene: Scene, action: Action): string {
  const { box, view } = scene;
  const move = moveAt(scene, `do:${action}`);
  const kind = action === 'town' || action === 'upgrade' ? action : 'city';
  return t(
    'building',
    buildingFigures(box, view, kind, move !== undefined && 'place' in move ? move.place : undefined),
  );
}

/** What allows building in a land. */
function groupWords({ box, view }: Scene, seat: number, place: number): string | undefined {
  const group = enablingGroup(box, view, seat, place);
  if (group === undefined) return undefined;
  if (group.kind === 'name') return t('groupByName', { land: landName(box, group.land) });
  const world = view.places[place]?.world;
  const lands = view.places.filter((one) => one.world === world && group.lands.includes(one.land));
  const named = lands.map(({ land, terrain }) =>
    t('landWithTerrain', { land: landName(box, land), terrain: terrainName(terrain) }),
  );
  return t('groupByTerrain', { terrains: group.terrains, lands: list(named, 'and') });
}
