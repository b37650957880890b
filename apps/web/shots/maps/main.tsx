// Draws maps side by side: ?count=20&first=0&moves=120&columns=5, with 2, 3 and 4 players in turn.
import '@portolan/ui-kit/style.css';
import { amerigo } from '@portolan/amerigo';
import { MapPicture } from '@portolan/amerigo-ui/map';
import { below, rngFromSeed } from '@portolan/kernel';
import { render } from 'preact';

const query = new URLSearchParams(location.search);
const [count, first, moves, columns] = ['count', 'first', 'moves', 'columns'].map((name) => Number(query.get(name)));
const opened = amerigo.open();
const maps = document.getElementById('maps');
if (maps !== null) {
  maps.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
  const started = performance.now();
  render(
    Array.from({ length: count ?? 0 }, (_, at) => <MapPicture key={at} view={viewAt(at + (first ?? 0))} />),
    maps,
  );
  document.body.dataset.ms = `${Math.round(performance.now() - started)}`;
}

/** The view of a game after some moves, each the best one according to the game's advice. */
function viewAt(seed: number): unknown {
  if (!opened.ok) return undefined;
  const { game, advice } = opened.value;
  const rng = rngFromSeed(`moves ${seed}`);
  const state = game.setup({}, 2 + (seed % 3), rngFromSeed(`map ${seed}`));
  for (let move = 0; move < (moves ?? 0); move++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const legal = game.legalMoves(state, seat, []);
    const ratings = advice.rate(game.view(state, seat), legal);
    const best = Math.max(...ratings);
    const good = legal.filter((_, at) => ratings[at] === best);
    game.apply(state, seat, good[below(rng, good.length)]);
  }
  return game.view(state, 'spectator');
}
