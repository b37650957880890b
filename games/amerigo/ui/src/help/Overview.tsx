import type { Box } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { pieceName, tokenWords } from '../words.ts';
import { tokenFixedWords } from './cardWords.ts';
import { t } from './messages/overview.ts';
import { PHASES } from './phases.ts';
import { phaseWords } from './phaseWords.ts';
import { SymbolLegend } from './SymbolLegend.tsx';
import './overview.css';

/** The game at a glance, with the numbers of these components. */
export function overviewFor(box: Box): ComponentType {
  return () => <Overview box={box} />;
}

interface BoxProps {
  readonly box: Box;
}

function Overview({ box }: BoxProps): JSX.Element {
  return (
    <>
      <section class="am-overview" id="glance">
        <h2>{t('glance')}</h2>
        <p>{t('lead', { n: box.components.rounds })}</p>
        <ol class="am-overview-phases">
          {PHASES.map((id) => (
            <Phase key={id} id={id} />
          ))}
        </ol>
      </section>
      <section class="am-overview" id="symbols">
        <h2>{t('symbols')}</h2>
        <SymbolLegend />
      </section>
      <section class="am-overview" id="numbers">
        <h2>{t('numbers')}</h2>
        <Fold title={t('tilesTable')}>
          <TileTable box={box} />
        </Fold>
        <Fold title={t('tokensTable')}>
          <TokenTable box={box} />
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
    <span class="am-overview-rules" translate={false}>
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
    <details class="am-overview-fold">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={title}>
        {children}
      </section>
    </details>
  );
}

const TILE_HEADS = ['tile', 'count', 'plan', 'build', 'small', 'big'] as const;

/** What every tile costs and scores. */
function TileTable({ box }: BoxProps): JSX.Element {
  const { names, counts, plan, build, small, big, neutrals } = box.pieces;
  return (
    <table class="am-overview-table">
      <thead>
        <tr>
          {TILE_HEADS.map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name, piece) => (
          <tr key={name}>
            <th scope="row">{capital(pieceName(box, piece))}</th>
            <td>{piece < neutrals ? counts[piece] : t('eachPlayer', { n: counts[piece] ?? 0 })}</td>
            {[plan, build, small, big].map((amounts, at) => (
              <td key={TILE_HEADS[at + 2]}>{amounts[piece]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TokenTable({ box }: BoxProps): JSX.Element {
  return (
    <table class="am-overview-table">
      <thead>
        <tr>
          <th scope="col">{t('token')}</th>
          <th scope="col">{t('rules')}</th>
        </tr>
      </thead>
      <tbody>
        {box.components.progressTokens.map(({ id, kind }, token) => (
          <tr key={id}>
            <th scope="row">{capital(tokenWords(box, token))}</th>
            <td>
              <RuleLinks rules={tokenFixedWords(kind).rules.slice(0, 1)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function values(all: readonly (string | number)[]): string {
  return t('values', { values: list(all, 'plain') });
}

function trackPoints(points: Readonly<Record<string, number>>): string {
  return values(Object.entries(points).map(([space, worth]) => t('trackPoint', { space, points: worth })));
}

function ScoreTable({ box }: BoxProps): JSX.Element {
  const { islandScoring, timeMarkers, tracks, chests, pirates, productionSpaces } = box.components;
  const rows: readonly (readonly [title: string, value: string | number])[] = [
    [t('discovery'), islandScoring.discovery],
    [t('completion'), islandScoring.completion],
    [t('posts'), values(islandScoring.posts)],
    [t('markers'), values(timeMarkers)],
    [t('goods'), t('goodsTimes')],
    [t('progress'), trackPoints(tracks.progress.points)],
    [t('order'), trackPoints(tracks.order.points)],
    [t('gold', { n: tracks.gold }), t('goldEach')],
    [t('chest'), t('chestGold', { n: chests.gold })],
    [t('endGold'), t('chestGold', { n: tracks.endGold })],
    [t('pirates'), values(pirates.markers)],
    [t('production'), values([productionSpaces[2], productionSpaces[3], productionSpaces[4]])],
  ];
  return (
    <table class="am-overview-table">
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
