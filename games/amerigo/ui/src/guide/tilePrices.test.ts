import { type Box, openBox } from '@portolan/amerigo';
import { InvariantError } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { cardFor } from '../help/cards.ts';
import { askFor } from './asks.ts';
import type { GuideScene } from './guideScene.ts';
import { respondTo } from './respond.ts';
import { box, lesson } from './testing/lesson.ts';

const [start] = lesson({ seed: 'prices', wild: 0 });
if (start === undefined) throw new InvariantError('the game has no first question');

/** A box in which tiles have other prices. */
function boxWith(village: number, landscape: number): Box {
  const { villageTiles, neutralTiles } = box.components;
  const opened = openBox({
    ...box.components,
    villageTiles: villageTiles.map((tile, at) => (at === 0 ? { ...tile, plan: village } : tile)),
    neutralTiles: neutralTiles.map((tile, at) => (at === 0 ? { ...tile, build: landscape } : tile)),
  });
  if (!opened.ok) throw new InvariantError('the components are refused');
  return opened.value;
}

function sayWith(some: Box): readonly (string | undefined)[] {
  const scene: GuideScene = { ...start, box: some } as GuideScene;
  const asked: GuideScene = { ...scene, asked: { kind: 'planTile', seat: scene.seat, ap: 3, neutrals: 1 } };
  const answered = (text: string): string | undefined =>
    respondTo(
      {
        ...scene,
        made: [
          { seq: 2, text },
          { seq: 1, text: 'end' },
        ],
      },
      new Map([[1, ['end']]]),
    );
  return [
    askFor(asked)?.text,
    answered('plan village single'),
    answered('plan neutral single'),
    cardFor(scene, 'supply:village single')?.what,
    cardFor(scene, 'supply:neutral single')?.what,
  ];
}

describe('the prices of tiles', () => {
  it('are taught by the guide and on cards [AM-RED-02] [AM-RED-08] [AM-GREEN-02]', () => {
    expect(sayWith(box)).toEqual([
      expect.stringContaining(
        'Village tiles are yours alone and cost 1 action point to plan and 1 to build, whatever their size. Landscape tiles score much more, but cost 1 action point per square to plan and 1 per square to build, and you may take only one in this action.',
      ),
      expect.stringContaining(
        'Village tiles cost only 1 action point to plan and 1 to build, whatever their size, but they score little.',
      ),
      expect.stringContaining(
        'Landscape tiles cost 1 action point per square to plan and 1 per square to build, but they score most.',
      ),
      'A tile of your own colour. It costs 1 action point to plan and 1 to build, whatever its size. You may plan any number of them in one action.',
      'A tile for everyone. It costs 1 action point per square to plan and 1 per square to build. Any player’s tiles may be joined to it.',
    ]);
  });

  it('are not numbers where they differ from tile to tile', () => {
    expect(sayWith(boxWith(2, 2))).toEqual([
      expect.stringContaining(
        'Village tiles are yours alone and cost few action points. Landscape tiles score much more, but the larger they are the more they cost, and you may take only one in this action.',
      ),
      expect.stringContaining('Village tiles cost few action points, but they score little.'),
      expect.stringContaining('The larger a landscape tile is, the more it costs, but landscape tiles score most.'),
      'A tile of your own colour. You may plan any number of them in one action.',
      'A tile for everyone. Any player’s tiles may be joined to it.',
    ]);
  });
});
