import { capital } from '@portolan/client';
import { list } from '@portolan/i18n';
import { enablingGroup } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { type Scene, useScene } from '../table/scene.ts';
import { landName, terrainName } from '../words.ts';
import { type Action, Actions } from './Actions.tsx';
import { LandChoices } from './LandChoices.tsx';
import { t } from './messages.ts';
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

function buildingWords({ box }: Scene, action: Action): string {
  const { cost, buildingRevenue, scoring } = box.components;
  const what = action === 'town' ? 'town' : 'city';
  const price = action === 'upgrade' ? cost.townToCity : cost[what];
  return t('building', { price, gold: buildingRevenue[what], points: scoring[what] });
}

/** What allows building in a land. */
function groupWords({ box, view }: Scene, seat: number, place: number): string | undefined {
  const group = enablingGroup(box, view, seat, place);
  if (group === undefined) return undefined;
  if (group.kind === 'name') return t('groupByName', { land: landName(box, group.lands[0] ?? '') });
  const world = view.places[place]?.world;
  const lands = view.places.filter((one) => one.world === world && group.lands.includes(one.land));
  const named = lands.map(({ land, terrain }) =>
    t('landWithTerrain', { land: landName(box, land), terrain: terrainName(terrain) }),
  );
  return capital(t('groupByTerrain', { lands: list(named, 'and') }));
}
