/** One game of the arena. Plain data, because it is sent between threads and kept in files. */
export interface ArenaMatch {
  readonly game: string;
  /** As given: the game fills in the rest. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The same for every rotation of the same deal. */
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly string[];
}

export interface ArenaResult extends ArenaMatch {
  readonly versions: Versions;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** Opponents that the rules play. */
  readonly rivals?: readonly { readonly name: string; readonly score: number; readonly place: number }[];
  readonly decisions: number;
  /** The CPU time of the whole game. */
  readonly ms: number;
}

/** What a result depends on beside its match: a result with other versions says nothing about the present bots. */
export interface Versions {
  readonly rules: number;
  /** A fingerprint of a game that the plain advice plays: it changes with the advice and its weights. */
  readonly advice: string;
  readonly features?: number;
  /** A fingerprint of the fitted value, and of the net if there is one. */
  readonly value?: string;
  /** By bot, for those at the table. */
  readonly bots: Readonly<Record<string, string>>;
}
