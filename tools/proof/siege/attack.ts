/** What came of the requests and messages of an attack. */
export interface Tally {
  sent: number;
  accepted: number;
  refused: number;
  /** Connections that the server ended or did not accept. */
  cut: number;
  /** What `judge` needs besides. */
  readonly notes: Record<string, number>;
}

/** Where an attack takes place. */
export interface Field {
  readonly host: string;
  readonly port: number;
  /** A table at which innocent people play. */
  readonly table: string;
  /** An existing file makes the threads of the bots die. */
  readonly plague: string;
  readonly tally: Tally;
  /** The address of the `i`th attacker; each is a network of its own. */
  from(i: number): string;
  isOver(): boolean;
  /** Resolves when the attack is over. */
  readonly over: Promise<void>;
  /** Sockets that are closed after the attack. */
  readonly opened: Set<{ destroy(): unknown }>;
}

export interface Outcome {
  readonly tally: Tally;
  readonly seconds: number;
}

/** Something that people on the internet do to servers. */
export interface Attack {
  readonly name: string;
  run(field: Field): Promise<void>;
  /** What the attack achieved although it must not, apart from slowing the server down. */
  readonly judge?: (outcome: Outcome) => string | undefined;
}

export function note({ notes }: Tally, name: string, count = 1): void {
  notes[name] = (notes[name] ?? 0) + count;
}

/** Runs `count` attackers at the same time, each again and again until the attack is over. */
export async function swarm(field: Field, count: number, work: (attacker: number) => Promise<unknown>): Promise<void> {
  const attack = async (attacker: number): Promise<void> => {
    while (!field.isOver()) {
      await Promise.race([field.over, work(attacker).catch(() => undefined)]);
      // Lets sockets and timers have their turn even if the work never waits.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, attacker) => attack(attacker)));
}
