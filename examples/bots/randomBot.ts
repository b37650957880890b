// A bot for Portolan that plays any legal move, at a table of a server: it joins with the table's code. The protocol is in
// docs/bots.md. Make a token in your profile, then:
//
// node examples/bots/randomBot.ts wss://your.server/bot TOKEN CODE

const PROTOCOL = 1;
const [address = 'ws://localhost:8080/bot', token = '', code = ''] = process.argv.slice(2);

interface Turn {
  readonly match: string;
  readonly turn: number;
  /** What your seat sees, and what happened since your last turn. */
  readonly view: unknown;
  readonly entries: readonly unknown[];
  readonly legal: readonly string[];
}

/** Your bot. */
function choose({ legal }: Turn): string {
  return legal[Math.floor(Math.random() * legal.length)] ?? '';
}

const socket = new WebSocket(address);
const send = (message: object): void => socket.send(JSON.stringify(message));
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data));
  if (message.type === 'hello') send({ type: 'hello', protocol: PROTOCOL, token });
  else if (message.type === 'welcome' && code !== '') send({ type: 'join', code });
  else if (message.type === 'turn')
    send({ type: 'move', match: message.match, turn: message.turn, move: choose(message) });
  else if (message.type === 'over') console.log(JSON.stringify(message.outcome));
  else if (message.type === 'refused') console.error(`refused: ${message.problem}`);
});
socket.addEventListener('close', ({ reason }) => console.error(`closed: ${reason}`));
