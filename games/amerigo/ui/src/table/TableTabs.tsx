import { pointed, useNewSheet, useReadable } from '@portolan/table-kit';
import { Tabs } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type * as panelParts from '../panels/Panels.tsx';
import { t } from './messages.ts';
import { type Question, useScene } from './scene.ts';

const TABS = ['tower', 'tracks', 'stocks', 'players'] as const;
type TabName = (typeof TABS)[number];

/** The tab that helps with each decision. */
const TAB_OF: Readonly<Record<Question['kind'], TabName>> = {
  takeTurn: 'tower',
  chooseShip: 'players',
  placeShip: 'players',
  sailShip: 'players',
  foundPost: 'players',
  loadCannons: 'tower',
  planTile: 'stocks',
  moveProgress: 'tracks',
  chooseToken: 'tracks',
  moveOrder: 'tracks',
  chooseTile: 'players',
  layTile: 'players',
  buyProduction: 'stocks',
};

/** Where the things that a card id names are shown. */
const TAB_OF_KIND: Readonly<Record<string, TabName>> = {
  act: 'tower',
  storage: 'tower',
  tower: 'tower',
  cube: 'tower',
  pirates: 'tower',
  time: 'tower',
  track: 'tracks',
  progressSpace: 'tracks',
  orderSpace: 'tracks',
  disc: 'tracks',
  display: 'tracks',
  market: 'stocks',
  production: 'stocks',
  supply: 'stocks',
  seat: 'players',
  gold: 'players',
  cannons: 'players',
  goods: 'players',
  productionOf: 'players',
  planned: 'players',
  tokens: 'players',
  token: 'tracks',
  chests: 'players',
  postsLeft: 'players',
};

export interface TableTabsProps {
  /** Undefined until they are loaded. */
  readonly panels: typeof panelParts | undefined;
  /** Where there is no room for the players' sheets outside the tabs. */
  readonly sheets?: ComponentChildren;
}

/** Without room for everything, shows the part that the play is about; the player can switch. */
export function TableTabs({ panels, sheets }: TableTabsProps): JSX.Element {
  const { view } = useScene();
  const names: readonly TabName[] = sheets === undefined ? TABS.filter((name) => name !== 'players') : TABS;
  const wanted = TAB_OF[view.question?.kind ?? 'takeTurn'];
  const [shown, setShown] = useState<TabName>(wanted);
  const ids = useReadable(pointed);
  useEffect(() => {
    if (names.includes(wanted)) setShown(wanted);
  }, [wanted, sheets === undefined]);
  useEffect(() => {
    const [tab, ...others] = new Set(ids.map((id) => TAB_OF_KIND[id.split(':')[0] ?? '']));
    if (tab !== undefined && others.length === 0 && names.includes(tab)) setShown(tab);
  }, [ids]);
  const contents: Readonly<Record<TabName, () => ComponentChildren>> = {
    tower: () => panels && <panels.TowerRoom />,
    tracks: () => panels && <panels.TracksRoom />,
    stocks: () => panels && <panels.Stocks />,
    players: () => sheets,
  };
  const at = names.includes(shown) ? shown : 'tower';
  useNewSheet(at);
  return (
    <Tabs
      label={t('parts')}
      class="am-tabs"
      listClass="am-tabs-list"
      panelClass="am-tabs-panel"
      chosen={at}
      onChoose={(key) => setShown(TABS.find((name) => name === key) ?? 'tower')}
      tabs={names.map((key) => ({ key, label: t(key), content: key === at ? contents[key]() : null }))}
    />
  );
}
