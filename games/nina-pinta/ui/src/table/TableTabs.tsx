import { pointed, useNewSheet, useReadable } from '@portolan/table-kit';
import { Tabs } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './messages.ts';
import { useScene } from './scene.ts';
import { TABS, type TabName, tabFor } from './tabFor.ts';
import type { useSurroundings } from './useSurroundings.ts';

/** Where the things that a card id names are shown, apart from those on the map. */
const TAB_OF_KIND: Readonly<Record<string, TabName>> = {
  benefit: 'benefits',
  display: 'benefits',
  order: 'benefits',
  pass: 'benefits',
  orderMarker: 'benefits',
  storage: 'eras',
  era: 'eras',
  cityDisc: 'eras',
  seat: 'players',
  score: 'players',
  gold: 'players',
  supply: 'players',
  held: 'players',
  military: 'players',
  hold: 'players',
  land: 'worlds',
  compass: 'worlds',
  settlers: 'worlds',
  town: 'worlds',
  city: 'worlds',
};

export interface TableTabsProps {
  /** Undefined until they are loaded. */
  readonly around: ReturnType<typeof useSurroundings>;
  readonly sheets: ComponentChildren;
  /** Where there is no room for the map beside the tabs. */
  readonly map?: ComponentChildren;
}

/** Without room for everything, shows the part that the play is about; the player can switch. */
export function TableTabs({ around, sheets, map }: TableTabsProps): JSX.Element {
  const { view } = useScene();
  const names: readonly TabName[] = map === undefined ? TABS.filter((name) => name !== 'worlds') : TABS;
  const wanted = tabFor(view, map !== undefined);
  const [shown, setShown] = useState<TabName>(wanted);
  const ids = useReadable(pointed);
  useEffect(() => setShown(wanted), [wanted]);
  useEffect(() => {
    const [tab, ...others] = new Set(ids.map((id) => TAB_OF_KIND[id.split(':')[0] ?? '']));
    if (tab !== undefined && others.length === 0 && names.includes(tab)) setShown(tab);
  }, [ids]);
  const contents: Readonly<Record<TabName, () => ComponentChildren>> = {
    worlds: () => map,
    benefits: () => around !== undefined && <around.BenefitsRoom />,
    eras: () => around !== undefined && <around.ErasRoom />,
    players: () => sheets,
  };
  const at = names.includes(shown) ? shown : 'players';
  useNewSheet(at);
  return (
    <Tabs
      label={t('parts')}
      class="np-tabs"
      listClass="np-tabs-list"
      panelClass="np-tabs-panel"
      chosen={at}
      onChoose={(key) => setShown(TABS.find((name) => name === key) ?? 'players')}
      tabs={names.map((key) => ({ key, label: t(key), content: key === at ? contents[key]() : null }))}
    />
  );
}
