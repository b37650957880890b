import { describe, expect, it } from 'vitest';
import { describeOnMap } from './describeOnMap.ts';
import { placeWords } from './placeWords.ts';
import { layoutOfView } from './table/layoutOfView.ts';
import { box, questionsOf } from './testing/randomGames.ts';

describe('places', () => {
  const asked = [...questionsOf({ seed: 'places', seats: 3, wild: 30 })];

  it('are called by their islands or by the side of the frame', () => {
    const [{ view } = { view: undefined }] = asked;
    if (view === undefined) throw new Error('nothing was asked');
    const layout = layoutOfView(box, view);
    const frame = box.frames[3]?.berths ?? [];
    expect(new Set(frame.map((berth) => placeWords(box, layout, berth)))).toEqual(
      new Set(['top', 'right', 'bottom', 'left'].map((side) => `the ${side} of the frame`)),
    );
    for (const berth of layout.harbours.keys()) {
      expect(placeWords(box, layout, berth)).toMatch(/^the (north|south|east|west)+ harbour of [A-Z]/);
    }
    expect(placeWords(box, layout, -1)).toBe('off the map');
  });

  it('have no coordinates in what a player reads about a move', () => {
    const kinds = new Set<string>();
    for (const { view, legal } of asked) {
      for (const text of legal) {
        const move = box.moves.byText.get(text);
        if (move === undefined) throw new Error(text);
        kinds.add(move.kind);
        expect(describeOnMap(box, move, view).text).not.toMatch(/\d+,\d+|\([TRBL]\d\)/);
      }
    }
    for (const kind of ['ship', 'start', 'sail', 'found', 'lay']) expect(kinds).toContain(kind);
  });
});
