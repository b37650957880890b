import { listWords } from '@portolan/client';
import { type Box, KINDS, LOCATIONS } from '@portolan/francis-drake';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { capital, itemWords, points } from '../words.ts';
import { wordsFor } from './cardWords.ts';
import { PHASES } from './phases.ts';
import { phaseWords } from './phaseWords.ts';
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
        <h2>A voyage at a glance</h2>
        <p>
          {capital(numberWord(box.components.voyages))} voyages, each in these steps. Who has the most points after the
          last one wins; equal points are ranked by homebound dock, the lower one first.
        </p>
        <ol class="fd-overview-phases">
          {PHASES.map((id) => (
            <Phase key={id} id={id} />
          ))}
        </ol>
      </section>
      <section class="fd-overview" id="numbers">
        <h2>The numbers</h2>
        <Fold title="Plymouth Street">
          <StreetTable box={box} />
        </Fold>
        <Fold title="Destinations">
          <MapTable box={box} />
        </Fold>
        <Fold title="What scores">
          <ScoreTable box={box} />
        </Fold>
      </section>
    </>
  );
}

function numberWord(n: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five'][n] ?? `${n}`;
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

/** What each place gives, by the number of players. */
function StreetTable({ box }: { readonly box: Box }): JSX.Element {
  const { min, max } = box.components.players;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return (
    <table class="fd-overview-table">
      <thead>
        <tr>
          <th scope="col">Place</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              {count} players
            </th>
          ))}
          <th scope="col">Rules</th>
        </tr>
      </thead>
      <tbody>
        {box.street.map((location, at) => {
          const id = LOCATIONS[location] ?? 'dockside';
          const given = counts.map((count) => gives(box, location, count));
          const same = given.every((one) => one === given[0]);
          return (
            <tr key={id}>
              <th scope="row">
                {at + 1}. {box.components.locations[id].name}
              </th>
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

/** First circle first; for a single item of one kind the bare numbers. */
function gives(box: Box, location: number, players: number): string {
  const id = LOCATIONS[location] ?? 'dockside';
  const { amounts, constants, locations } = box.components;
  const listed = players === 3 || players === 4 || players === 5 ? amounts[players][id] : undefined;
  if (listed !== undefined) return `${listed.join(', ')} ${locations[id].gives ?? ''}`;
  const choices = (box.choices[location] ?? []).flatMap((choice) => {
    const items = box.yields[choice];
    return items === undefined ? [] : [itemWords(items)];
  });
  const circles = (box.grants[players]?.[location] ?? []).map(itemWords);
  if (id === 'tavern') return `a roll of the die, 1 more for the first; result ${tavernChart(box)}`;
  if (id === 'investor') return `for ${points(constants.investorCost)}: ${choices.join(', or ')}`;
  if (choices.length > 0) return [...circles, choices.join(' or ')].join(', and ');
  return circles.join('; then ');
}

function MapTable({ box }: { readonly box: Box }): JSX.Element {
  return (
    <table class="fd-overview-table">
      <thead>
        <tr>
          {['Place', 'Kind', 'Zone', 'Troops', 'Guns', 'Points', 'Holds'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {box.components.destinations.map((place) => (
          <tr key={place.id}>
            <th scope="row">{place.name}</th>
            <td>{KINDS.find((kind) => kind === place.type)}</td>
            <td>{place.zone}</td>
            <td>{hidden(place.troops, place.type === 'fort')}</td>
            <td>{place.type === 'galleon' ? 'counters' : hidden(place.guns, false)}</td>
            <td>{place.type === 'galleon' ? 'counter' : (place.vp ?? '–')}</td>
            <td>{place.treasure ?? listWords(place.goods ?? [])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hidden(value: number | undefined, counter: boolean): string {
  if (value === undefined) return '–';
  return counter ? `${value} + counter` : `${value}`;
}

function ScoreTable({ box }: { readonly box: Box }): JSX.Element {
  const { constants, frigateCounters, galleonCounters, troopCounters } = box.components;
  const rows: readonly (readonly [title: string, value: string])[] = [
    ['At the start', points(constants.startVp)],
    ['Kinds conquered in a voyage: 1, 2, 3', constants.typeBonus.slice(1).join(', ')],
    ['Hero’s bonus: homebound docks 1 and 2', constants.heroBonus.join(', ')],
    [
      'Admiral, for each gold left; Governor, for each silver left',
      `${constants.admiralPerGold}, ${constants.governorPerSilver}`,
    ],
    ['A set of commodities: 1, 2, 3, 4 kinds', Object.values(constants.setValues).join(', ')],
    ['Treasure: silver, gold, jewel', Object.values(constants.treasureValues).join(', ')],
    ['Galleon counters: guns for points', galleonCounters.map(({ guns, vp }) => `${guns} for ${vp}`).join(', ')],
    ['Frigate counters', frigateCounters.join(', ')],
    ['Troop counters', troopCounters.join(', ')],
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
