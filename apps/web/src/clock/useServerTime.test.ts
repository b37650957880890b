import { makeServerTime } from '@portolan/client';
import { PROTOCOL_VERSION, type ServerMessage } from '@portolan/protocol';
import { type ContainerNode, h, render } from 'preact';
import { expect, it } from 'vitest';
import { useServerTime } from './useServerTime.ts';

const NOTHING_DRAWN = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;

it('what the server says while a clock is being drawn is not missed', async () => {
  let hear = (_: ServerMessage): void => undefined;
  const listen = (listener: typeof hear): (() => void) => {
    hear = listener;
    return () => undefined;
  };
  const time = makeServerTime({ connection: { listen }, ticks: () => 0, guess: () => 42 });
  const drawn: number[] = [];
  function Clock(): null {
    drawn.push(useServerTime(time));
    return null;
  }
  render(h(Clock, {}), NOTHING_DRAWN);
  // Effects wait for the picture.
  hear({ type: 'welcome', protocol: PROTOCOL_VERSION, now: 5000 });
  await expect.poll(() => drawn.at(-1)).toBe(5000);
  hear({ type: 'pong', id: 'p', now: 90_000 });
  await expect.poll(() => drawn.at(-1)).toBe(90_000);
});
