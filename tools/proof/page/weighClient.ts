import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const TOOLS = fileURLToPath(new URL('../..', import.meta.url));

/** Joins a match and plays a move; nothing is drawn. Without React, which boardgame.io's other client needs besides. */
const BOARDGAME_IO = `
  import { Client } from 'boardgame.io/client';
  import { SocketIO } from 'boardgame.io/multiplayer';
  const game = { name: 'game', moves: { pick() {} } };
  const multiplayer = SocketIO({ server: location.origin });
  const client = Client({ game, multiplayer, matchID: 'match', playerID: '0', debug: false });
  client.subscribe((state) => { document.title = JSON.stringify(state); });
  client.start();
  client.moves.pick(1);
`;
const COLYSEUS = `
  import { Client } from '@colyseus/sdk';
  const room = await new Client(location.origin).joinOrCreate('game');
  room.onMessage('shown', (view) => { document.title = JSON.stringify(view); });
  room.send('move', 1);
`;

/** Bytes after gzip of the least JavaScript with which a page can play on boardgame.io's server. */
export function weighBoardgameIo(): Promise<number> {
  return weighScript(TOOLS, BOARDGAME_IO);
}

/** The same for Colyseus, given the folder it was fetched to. */
export function weighColyseus(folder: string): Promise<number> {
  return weighScript(folder, COLYSEUS);
}

/** Built as our own pages are, and for the same browsers. */
async function weighScript(root: string, source: string): Promise<number> {
  const entry = join(root, 'entry.js');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Otherwise boardgame.io has its debug panel, which weighs more than the rest.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, modulePreload: false, rollupOptions: { input: entry } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce((sum, one) => sum + (one.type === 'chunk' ? gzipSync(one.code, { level: 9 }).length : 0), 0);
}
