import type { Box } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { list } from '@portolan/i18n';
import { Overview, type OverviewRow, OverviewRows, OverviewTable, RuleLinks } from '@portolan/table-kit/overview';
import type { ComponentType, JSX } from 'preact';
import { pieceName, tokenWords } from '../words.ts';
import { tokenFixedWords } from './cardWords.ts';
import { t } from './messages/overview.ts';
import { PHASES } from './phases.ts';
import { phaseWords } from './phaseWords.ts';
import { SymbolLegend } from './SymbolLegend.tsx';

/** The game at a glance, with the numbers of these components. */
export function overviewFor(box: Box): ComponentType {
  return () => (
    <Overview
      title={t('glance')}
      lead={t('lead', { n: box.components.rounds })}
      phases={PHASES.flatMap((id) => phaseWords(id) ?? [])}
      symbols={<SymbolLegend />}
      tables={[
        [t('tilesTable'), <TileTable key="tiles" box={box} />],
        [t('tokensTable'), <TokenTable key="tokens" box={box} />],
        [t('scores'), <OverviewRows key="scores" rows={scoreRows(box)} />],
      ]}
    />
  );
}

interface BoxProps {
  readonly box: Box;
}

const TILE_HEADS = ['tile', 'count', 'plan', 'build', 'small', 'big'] as const;

/** What every tile costs and scores. */
function TileTable({ box }: BoxProps): JSX.Element {
  const { names, counts, plan, build, small, big, neutrals } = box.pieces;
  return (
    <OverviewTable heads={TILE_HEADS.map((key) => t(key))}>
      {names.map((name, piece) => (
        <tr key={name}>
          <th scope="row">{capital(pieceName(box, piece))}</th>
          <td>{piece < neutrals ? counts[piece] : t('eachPlayer', { n: counts[piece] ?? 0 })}</td>
          {[plan, build, small, big].map((amounts, at) => (
            <td key={TILE_HEADS[at + 2]}>{amounts[piece]}</td>
          ))}
        </tr>
      ))}
    </OverviewTable>
  );
}

function TokenTable({ box }: BoxProps): JSX.Element {
  return (
    <OverviewTable heads={[t('token'), t('rules')]}>
      {box.components.progressTokens.map(({ id, kind }, token) => (
        <tr key={id}>
          <th scope="row">{capital(tokenWords(box, token))}</th>
          <td>
            <RuleLinks rules={tokenFixedWords(kind).rules.slice(0, 1)} />
          </td>
        </tr>
      ))}
    </OverviewTable>
  );
}

function values(all: readonly (string | number)[]): string {
  return t('values', { values: list(all, 'plain') });
}

function trackPoints(points: Readonly<Record<string, number>>): string {
  return values(Object.entries(points).map(([space, worth]) => t('trackPoint', { space, points: worth })));
}

function scoreRows(box: Box): readonly OverviewRow[] {
  const { islandScoring, timeMarkers, tracks, chests, pirates, productionSpaces } = box.components;
  return [
    [t('discovery'), islandScoring.discovery],
    [t('completion'), islandScoring.completion],
    [t('posts', { counts: values(islandScoring.posts.map((_, at) => at + 1)) }), values(islandScoring.posts)],
    [t('markers'), values(timeMarkers)],
    [t('goods'), t('goodsTimes')],
    [t('progress'), trackPoints(tracks.progress.points)],
    [t('order'), trackPoints(tracks.order.points)],
    [t('gold', { n: tracks.gold }), t('goldEach')],
    [t('chest'), t('chestGold', { n: chests.gold })],
    [t('endGold'), t('chestGold', { n: tracks.endGold })],
    [t('pirates', { out: pirates.markers.length - pirates.used }), values(pirates.markers)],
    [t('production'), values([productionSpaces[2], productionSpaces[3], productionSpaces[4]])],
  ];
}
