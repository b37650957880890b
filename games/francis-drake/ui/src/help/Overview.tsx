import { type Box, LOCATIONS } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { t as word } from '../messages/words.ts';
import { eitherOf, itemWords, kindName, points, wareNames } from '../words.ts';
import { wordsFor } from './cardWords.ts';
import { t } from './messages/overview.ts';
import { PHASES } from './phases.ts';
import { phaseWords } from './phaseWords.ts';
import { SymbolLegend } from './SymbolLegend.tsx';
import { tavernChart } from './tavernChart.ts';
import './overview.css';

/** The game at a glance, with the numbers of these components. */
export function overviewFor(box: Box): ComponentType {
  return () => <Overview box={box} />;
}

function Overview({ box }: { readonly box: Box }): JSX.Element {
  return (
    <>
      <section class="fd-overview" id="glance">
        <h2>{t('glance')}</h2>
        <p>{t('lead', { n: box.components.voyages })}</p>
        <ol class="fd-overview-phases">
          {PHASES.map((id) => (
            <Phase key={id} id={id} />
          ))}
        </ol>
      </section>
      <section class="fd-overview" id="symbols">
        <h2>{t('symbols')}</h2>
        <SymbolLegend />
      </section>
      <section class="fd-overview" id="numbers">
        <h2>{t('numbers')}</h2>
        <Fold title={t('street')}>
          <StreetTable box={box} />
        </Fold>
        <Fold title={t('map')}>
          <MapTable box={box} />
        </Fold>
        <Fold title={t('scores')}>
          <ScoreTable box={box} />
        </Fold>
      </section>
    </>
  );
}

function Phase({ id }: { readonly id: string }): JSX.Element | null {
  const words = phaseWords(id);
  if (words === undefined) return null;
  return (
    <li>
      <strong>{words.title}.</strong> {words.what} <RuleLinks rules={words.rules} />
    </li>
  );
}

function RuleLinks({ rules }: { readonly rules: readonly string[] }): JSX.Element {
  return (
    <span class="fd-overview-rules">
      {rules.map((rule) => (
        <a key={rule} href={`#${rule}`}>
          {rule}
        </a>
      ))}
    </span>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <details class="fd-overview-fold">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </details>
  );
}

/** What each Location gives, by the number of players. */
function StreetTable({ box }: { readonly box: Box }): JSX.Element {
  const { min, max } = box.components.players;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <table class="fd-overview-table">
      <thead>
        <tr>
          <th scope="col">{t('location')}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              {t('players', { n: count })}
            </th>
          ))}
          <th scope="col">{t('rules')}</th>
        </tr>
      </thead>
      <tbody>
        {box.street.map((location, at) => {
          const id = LOCATIONS[location] ?? 'dockside';
          const given = counts.map((count) => gives(box, location, count));
          const same = given.every((one) => one === given[0]);
          return (
            <tr key={id}>
              <th scope="row">{t('nth', { n: at + 1, name: box.components.locations[id].name })}</th>
              {same ? (
                <td colSpan={counts.length}>{given[0]}</td>
              ) : (
                given.map((one, i) => <td key={counts[i]}>{one}</td>)
              )}
              <td>
                <RuleLinks rules={(wordsFor('loc', id, '')?.rules ?? []).slice(0, 1)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
    <table class="fd-overview-table">
      <thead>
        <tr>
          {(['destination', 'kind', 'zone', 'troops', 'guns', 'points', 'holds'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}

function hidden(value: number | undefined, counter: boolean): string {
  if (value === undefined) return '–';
  return counter ? t('plusCounter', { n: value }) : `${value}`;
}

function numbers(values: readonly (string | number)[]): string {
  return word('all', { items: list(values, 'plain') });
}

function ScoreTable({ box }: { readonly box: Box }): JSX.Element {
  const { constants, frigateCounters, galleonCounters, troopCounters } = box.components;
  const rows: readonly (readonly [title: string, value: string])[] = [
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
  return (
    <table class="fd-overview-table">
      <tbody>
        {rows.map(([title, value]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
