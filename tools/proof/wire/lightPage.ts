import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A page that parses as little as possible, so that four viewers per move cost less than the server. */
export interface LightPage {
  send(text: string): void;
  close(): void;
}

export interface PageEvents {
  /** It is this page's turn; given the number of entries seen and one of its legal moves. */
  asked(seq: number, move: string): void;
  received?(bytes: number): void;
  accepted(id: string): void;
  refused(text: string): void;
  over(): void;
  /** The connection is gone, and nobody has closed the page. */
  lost?(): void;
}

const NEWS = Buffer.from('{"type":"news"');
const ACCEPTED = Buffer.from('{"type":"accepted","id":"');
const REFUSED = Buffer.from('{"type":"refused"');
const MOMENT = Buffer.from('"moment":{"seq":');
const LEGAL = Buffer.from('"legal":["');
/** The table itself stops and starts its clock; whoever is awaited has been asked before. */
const CLOCK_ENTRY = /"entries":\[\{"seq":\d+,"kind":"(?:paused|resumed)"/;
const FRESH = '"fresh":true}';
const HEAD = 160;
/** Has what comes after the view, with the clocks of four seats. */
const TAIL = 480;

export async function openLightPage(address: string, cookie: string, events: PageEvents): Promise<LightPage> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  socket.on('message', (data) => receive(data as Buffer, events));
  await once(socket, 'open');
  let closed = false;
  // What went wrong is followed by the end of the connection.
  socket.on('error', () => undefined);
  socket.on('close', () => (closed ? undefined : events.lost?.()));
  return {
    send: (text) => socket.send(text),
    close() {
      closed = true;
      socket.terminate();
    },
  };
}

function receive(frame: Buffer, events: PageEvents): void {
  events.received?.(frame.length);
  if (begins(frame, NEWS)) receiveNews(frame, events);
  else if (begins(frame, ACCEPTED))
    events.accepted(latin1(frame, ACCEPTED.length, frame.indexOf('"', ACCEPTED.length)));
  else if (begins(frame, REFUSED)) events.refused(frame.toString());
}

function receiveNews(frame: Buffer, events: PageEvents): void {
  const tail = latin1(frame, Math.max(0, frame.length - TAIL));
  const legal = frame.lastIndexOf(LEGAL);
  if (tail.includes('"awaiting":[]')) events.over();
  else if (legal >= 0 && (tail.endsWith(FRESH) || !CLOCK_ENTRY.test(latin1(frame, 0, HEAD)))) {
    const moves = latin1(frame, legal + LEGAL.length, frame.indexOf('"]', legal)).split('","');
    const at = frame.indexOf(MOMENT) + MOMENT.length;
    const seq = Number(latin1(frame, at, frame.indexOf(',', at)));
    events.asked(seq, moves[Math.floor(Math.random() * moves.length)] ?? '');
  }
}

function latin1(frame: Buffer, from: number, to = frame.length): string {
  return frame.toString('latin1', from, to);
}

function begins(frame: Buffer, word: Buffer): boolean {
  return frame.length > word.length && frame.compare(word, 0, word.length, 0, word.length) === 0;
}
