/** A player who is signed in on one device. */
export interface SessionRow {
  /** Public: names the session in the list of devices. */
  readonly id: string;
  /** Of the secret in the cookie. */
  readonly hash: string;
  readonly player: string;
  /** The browser and the system, or empty. */
  readonly label: string;
  /** Began with a cookie from before there were sessions. */
  readonly exchanged: boolean;
  readonly createdAt: number;
  readonly seenAt: number;
  /** Not valid after this time. */
  readonly until: number;
}

export interface PasskeyRow {
  /** The credential id, in base64url. */
  readonly id: string;
  readonly player: string;
  readonly name: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly usedAt: number | undefined;
}

export interface AddressRow {
  readonly address: string;
  readonly player: string;
  readonly addedAt: number;
}

export const MAIL_PURPOSES = ['signIn', 'addAddress'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** A one-time link that was sent by mail. */
export interface MailLinkRow {
  readonly hash: string;
  readonly purpose: MailPurpose;
  readonly address: string;
  readonly player: string;
  readonly until: number;
}

/** A chat line and the table it was said at. */
export interface OwnLine {
  readonly table: string;
  readonly line: number;
  readonly text: string;
  readonly at: number;
}

/** How players are signed in. Of every secret only a hash is stored. */
export interface AccountStore {
  /** Adds a session. Of more than `most` of its player, those seen longest ago are removed and returned. */
  addSession(session: SessionRow, most: number): Promise<SessionRow[]>;
  session(hash: string): Promise<SessionRow | undefined>;
  /** The sessions of a player, latest seen first. */
  sessions(player: string): Promise<SessionRow[]>;
  touchSession(id: string, seenAt: number, until: number): Promise<void>;
  /** Replaces the secret; false if there is no such session. */
  rotateSession(id: string, hash: string): Promise<boolean>;
  /** Removes a session of this player, and returns it. */
  removeSession(player: string, id: string): Promise<SessionRow | undefined>;
  /** Removes all sessions of a player but one, and returns them. */
  removeSessions(player: string, except?: string): Promise<SessionRow[]>;
  /** From now on, cookies from before there were sessions are refused for this player. */
  endOldCookies(player: string): Promise<void>;
  /**
   * Removes sessions and links by mail that are past their time, at most `limit` of each, and returns how many. Guests who
   * have no other way to sign in are forgotten with their last session, unless anything else of theirs is left.
   */
  removeLapsed(now: number, limit: number): Promise<number>;

  /** False if this credential is known already. */
  addPasskey(passkey: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** The passkeys of a player, oldest first. */
  passkeys(player: string): Promise<PasskeyRow[]>;
  usePasskey(id: string, counter: number, at: number): Promise<void>;
  /** False if the player has no such passkey. */
  renamePasskey(player: string, id: string, name: string): Promise<boolean>;
  removePasskey(player: string, id: string): Promise<boolean>;

  /** Adds codes; `fresh`: instead of all earlier ones. */
  addRecoveryCodes(player: string, hashes: readonly string[], fresh: boolean): Promise<void>;
  /** Consumes a code and returns its player. */
  takeRecoveryCode(hash: string): Promise<string | undefined>;
  countRecoveryCodes(player: string): Promise<number>;

  /** False if the address belongs to somebody else. */
  addAddress(address: AddressRow): Promise<boolean>;
  address(address: string): Promise<AddressRow | undefined>;
  addresses(player: string): Promise<AddressRow[]>;
  /** False if the player has no such address. */
  removeAddress(player: string, address: string): Promise<boolean>;
  /** Adds a link; earlier ones for the same purpose, player and address are worth nothing from then on. */
  addMailLink(link: MailLinkRow): Promise<void>;
  mailLink(hash: string, now: number): Promise<MailLinkRow | undefined>;
  /** Consumes a link and returns it, if it is valid at `now`. */
  takeMailLink(hash: string, now: number): Promise<MailLinkRow | undefined>;

  /** The ids of a player's tables that come after `after`, in the order of their ids. */
  tableIds(player: string, after: string, limit: number): Promise<string[]>;
  /** The chat lines of a player that come after one, in the order of tables and lines. */
  linesOf(player: string, after: Pick<OwnLine, 'table' | 'line'>, limit: number): Promise<OwnLine[]>;
}
