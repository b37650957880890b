import { Legend, type LegendSection } from '@portolan/table-kit/legend';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { Chest, Counter, Cube, Disc, Ship } from '../table/Pieces.tsx';
import { GLYPH_SECTIONS } from './legendSections.ts';
import { t } from './messages/legend.ts';
import '../art/glyph.css';
import '../table/pieces.css';
import './legend.css';

const SECTIONS = ['stores', 'ships', 'places', 'helpers', 'riches'] as const;

/** Pieces are shown in the colour of the first seat. */
const PIECES = {
  ship: () => <Ship seat={0} galleon={false} nameless />,
  disc: () => <Disc seat={0} face="2" />,
  back: () => <Disc seat={0} />,
  counter: () => <Counter value={undefined} up={false} />,
  counterUp: () => <Counter value={1} up />,
  cube: () => <Cube seat={0} />,
  chest: () => <Chest seat={0} />,
  points: () => <b class="fd-legend-points">5</b>,
} as const;

/** Every symbol and piece of the game with its name. */
export function SymbolLegend(): JSX.Element {
  const glyphs = SECTIONS.map(
    (section): LegendSection => ({
      title: t(section),
      entries: GLYPH_SECTIONS[section].map((key) => ({ key, picture: <Glyph name={key} />, name: t(key) })),
    }),
  );
  const pieces = (['ship', 'disc', 'back', 'counter', 'counterUp', 'cube', 'chest', 'points'] as const).map((key) => ({
    key: `piece ${key}`,
    picture: PIECES[key](),
    name: t(key),
  }));
  return <Legend sections={[...glyphs, { title: t('pieces'), entries: pieces }]} />;
}
