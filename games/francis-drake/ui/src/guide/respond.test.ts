import { describe, expect, it } from 'vitest';
import { planText } from './plan.ts';
import { respondTo } from './respond.ts';
import { type SceneFacts, sceneWith } from './testing/sceneWith.ts';

/** The response to a move for which the guide had advised another. */
function response(made: string, advised: string, facts: SceneFacts = {}): string | undefined {
  return respondTo(
    sceneWith({
      ...facts,
      made: [
        { seq: 5, text: made },
        { seq: 2, text: 'dock' },
      ],
    }),
    new Map([[2, [advised]]]),
  );
}

describe('the response to a choice', () => {
  it('is silent where the player followed the advice, or none was given', () => {
    expect(response('stop crewA', 'stop crewA')).toBeUndefined();
    expect(respondTo(sceneWith({ made: [{ seq: 5, text: 'stop crewA' }] }), new Map())).toBeUndefined();
  });

  it('says what the player took instead, what it means, and whether the other is still to be had', () => {
    expect(response('stop gunsA', 'stop suppliesA', { me: { place: 2 } })).toBe(
      'You stopped at Guns instead of Supplies: a fair choice. Galleons cost guns, and so do forts unless you have a pinnace. Supplies is behind you now; we go on without it.',
    );
    expect(response('stop crewA', 'stop gunsA', { me: { place: 0 } })).toMatch(/Guns is still ahead of you\.$/);
  });

  it('warns of a ship that docks without a barrel', () => {
    expect(response('dock', 'stop suppliesA', { me: { barrels: 0 } })).toBe(
      'You went to the dock instead of stopping at Supplies. Without a barrel, your ship stays in Plymouth for this voyage.',
    );
  });

  it('says what a mission elsewhere is good for', () => {
    expect(response('mission 1 cartagena', 'mission 1 panama', { me: { crew: 2 } })).toMatch(
      /^You placed a disc at Cartagena instead of Panama\. A town is cheap/,
    );
  });
});

describe('the plan', () => {
  const plan = (me: SceneFacts['me']): string | undefined =>
    planText(sceneWith({ me: me ?? {}, question: { kind: 'plymouthTurn', seat: 0 } }));

  it('starts with a town, a fort and a port, and names what is missing', () => {
    expect(plan({ guns: 0 })).toBe(
      'take a town, take a fort and trade at a port. You still need a barrel, crew, guns and trade goods.',
    );
    expect(plan({ barrels: 2, crew: 1, guns: 1, goods: 1 })).toMatch(/You have what that takes/);
  });

  it('adapts to a galleon, and to what is behind the player', () => {
    expect(plan({ galleon: true })).toMatch(/take a Spanish galleon/);
    expect(plan({ place: 12, barrels: 1 })).toMatch(
      /^take a town and take a fort\..* No Location ahead of you gives trade goods any more\.$/,
    );
    expect(plan({ place: 17 })).toMatch(/^no Location ahead of you has a barrel/);
  });
});
