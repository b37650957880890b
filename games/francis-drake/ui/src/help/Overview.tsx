import { type Box, LOCATIONS } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { Overview, type OverviewRow, OverviewRows, OverviewTable, RuleLinks } from '@portolan/table-kit/overview';
import type { ComponentType, JSX } from 'preact';
import { t as word } from '../messages/words.ts';
import { eitherOf, itemWords, kindName, points, wareNames } from '../words.ts';
import { wordsFor } from './cardWords.ts';
import { t } from './messages/overview.ts';
import { PHASES } from './phases.ts';
import { phaseWords } from './phaseWords.ts';
import { SymbolLegend } from './SymbolLegend.tsx';
import { tavernChart } from './tavernChart.ts';

/** The game at a glance, with the numbers of these components. */
export function overviewFor(box: Box): ComponentType {
  return () => (
    <Overview
      title={t('glance')}
      lead={t('lead', { n: box.components.voyages })}
      phases={PHASES.flatMap((id) => phaseWords(id) ?? [])}
      symbols={<SymbolLegend />}
      tables={[
        [t('street'), <StreetTable key="street" box={box} />],
        [t('map'), <MapTable key="map" box={box} />],
        [t('scores'), <OverviewRows key="scores" rows={scoreRows(box)} />],
      ]}
    />
  );
}

/** What each Location gives, by the number of players. */
function StreetTable({ box }: { readonly box: Box }): JSX.Element {
  const { min, max } = box.components.players;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <OverviewTable heads={[t('location'), ...counts.map((n) => t('players', { n })), t('rules')]}>
      {box.street.map((location, at) => {
        const id = LOCATIONS[location] ?? 'dockside';
        const given = counts.map((count) => gives(box, location, count));
        const same = given.every((one) => one === given[0]);
        return (
          <tr key={id}>
            <th scope="row">{t('nth', { n: at + 1, name: box.components.locations[id].name })}</th>
            {same ? <td colSpan={counts.length}>{given[0]}</td> : given.map((one, i) => <td key={counts[i]}>{one}</td>)}
            <td>
              <RuleLinks rules={(wordsFor(box, 'loc', id, '')?.rules ?? []).slice(0, 1)} />
            </td>
          </tr>
        );
      })}
    </OverviewTable>
  );
}

/** First circle first; numbers alone where all circles give the same item. */
function gives(box: Box, location: number, players: number): string {
  const id = LOCATIONS[location] ?? 'dockside';
  const { amounts, constants, locations } = box.components;
  const listed = players === 3 || players === 4 || players === 5 ? amounts[players][id] : undefined;
  const { gives: item } = locations[id];
  if (listed !== undefined) {
    return t('amounts', {
      amounts: list(listed, 'plain'),
      item: item === 'crew' || item === 'guns' || item === 'barrels' ? item : 'other',
    });
  }
  const choices = (box.choices[location] ?? []).flatMap((choice) => {
    const items = box.yields[choice];
    return items === undefined ? [] : [itemWords(items)];
  });
  const circles = (box.grants[players]?.[location] ?? []).map(itemWords);
  if (id === 'tavern')
    return [t('tavern', { bonus: locations.tavern.dieBonus?.[0] ?? 0 }), ...tavernChart(box)].join(' ');
  if (id === 'investor') return t('investor', { points: points(constants.investorCost), choice: eitherOf(choices) });
  const given = circles.length === 0 ? '' : circles.reduceRight((other, one) => t('next', { one, other }));
  if (choices.length === 0) return given;
  const choice = word('all', { items: list(choices, 'or') });
  return given === '' ? choice : t('andChoice', { items: given, choice });
}

function MapTable({ box }: { readonly box: Box }): JSX.Element {
  return (
    <OverviewTable
      heads={(['destination', 'kind', 'zone', 'troops', 'guns', 'points', 'holds'] as const).map((key) => t(key))}
    >
      {box.components.destinations.map((place, at) => (
        <tr key={place.id}>
          <th scope="row">{place.name}</th>
          <td>{kindName(box, at)}</td>
          <td>{place.zone}</td>
          <td>{hidden(place.troops, place.type === 'fort')}</td>
          <td>{place.type === 'galleon' ? t('counters') : hidden(place.guns, false)}</td>
          <td>{place.type === 'galleon' ? t('counter') : (place.vp ?? '–')}</td>
          <td>{place.treasure === undefined ? wareNames(place.goods ?? []) : word(place.treasure)}</td>
        </tr>
      ))}
    </OverviewTable>
  );
}

function hidden(value: number | undefined, counter: boolean): string {
  if (value === undefined) return '–';
  return counter ? t('plusCounter', { n: value }) : `${value}`;
}

function numbers(values: readonly (string | number)[]): string {
  return word('all', { items: list(values, 'plain') });
}

function scoreRows(box: Box): readonly OverviewRow[] {
  const { constants, frigateCounters, galleonCounters, troopCounters } = box.components;
  return [
    [t('start'), points(constants.startVp)],
    [t('kinds'), numbers(constants.typeBonus.slice(1))],
    [t('hero'), numbers(constants.heroBonus)],
    [t('left'), numbers([constants.admiralPerGold, constants.governorPerSilver])],
    [t('sets'), numbers(Object.values(constants.setValues))],
    [t('treasure'), numbers(Object.values(constants.treasureValues))],
    [t('galleons'), numbers(galleonCounters.map(({ guns, vp }) => t('galleon', { guns, points: vp })))],
    [t('frigates'), numbers(frigateCounters)],
    [t('troopCounters'), numbers(troopCounters)],
  ];
}
