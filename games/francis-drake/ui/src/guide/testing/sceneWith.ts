import { type Event, francisDrake, type View } from '@portolan/francis-drake';
import { InvariantError, rngFromSeed } from '@portolan/kernel';
import { shippedBox as box } from '../../testing/shippedBox.ts';
import type { GuideScene } from '../guideScene.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game } = opened.value;

export interface SceneFacts {
  /** What differs from the first turn of a game of three, as seat 0 sees it. */
  readonly view?: Partial<View>;
  readonly me?: Partial<GuideScene['me']>;
  readonly question?: NonNullable<View['question']>;
  readonly before?: readonly Event[];
  readonly since?: readonly Event[];
  /** The player's latest moves, newest first. */
  readonly made?: GuideScene['made'];
}

/** What the guide of seat 0 sees with these changes. */
export function sceneWith({
  view: changes,
  me: own,
  question,
  before = [],
  since = [],
  made = [],
}: SceneFacts): GuideScene {
  const start = game.view(game.setup({ learner: true }, 3, rngFromSeed('scene')), 0) as View;
  const players = start.players.map((player, seat) => (seat === 0 ? { ...player, ...own } : player));
  const view: View = { ...start, players, ...changes, ...(question === undefined ? {} : { question }) };
  const [me] = view.players;
  if (me === undefined) throw new InvariantError('no player at seat 0');
  const asked = view.question?.seat === 0 ? view.question : undefined;
  return { box, view, names: ['Ann', 'Bob', 'Cid'], seat: 0, me, asked, advised: [], made, before, since };
}
