/**
 * Replaces the clock of this process by one that the check can set. Import it before anything else: many keep `Date.now`
 * for themselves when they are loaded. What threads of this process are told about the time stays right.
 */
const RealDate = Date;
const realNow = Date.now;
let offByMs = 0;

/** Told to a server: its machine's clock is wrong by so much from now on. */
export interface ClockCommand {
  readonly offByMs: number;
}

/** Its answer: what time it is by that clock. */
export interface ClockReply {
  readonly kind: 'clock';
  readonly now: number;
}

export function setClock(command: ClockCommand): void {
  ({ offByMs } = command);
}

const now = (): number => realNow() + offByMs;
RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: (target) => new target(now()).toString(),
});
process.on('message', (word: object | string) => {
  if (typeof word === 'object' && 'offByMs' in word) {
    setClock(word as ClockCommand);
    process.send?.({ kind: 'clock', now: Date.now() } satisfies ClockReply);
  }
});
