import type { Me } from './table.ts';

/** Which devices to sign out. */
export const SIGN_OUTS = ['here', 'elsewhere', 'everywhere'] as const;
export type SignOut = (typeof SIGN_OUTS)[number];

/** A device on which the player is signed in. Times are milliseconds since 1970. */
export interface DeviceInfo {
  readonly id: string;
  /** The browser and the system; empty if unknown. */
  readonly label: string;
  readonly createdAt: number;
  /** To the hour. */
  readonly seenAt: number;
  /** A page of this device is connected. */
  readonly connected?: true;
  /** The device that asks. */
  readonly current?: true;
}

export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt?: number;
}

/** How a player is signed in, and can be again. */
export interface AccountInfo {
  readonly devices: readonly DeviceInfo[];
  readonly passkeys: readonly PasskeyInfo[];
  /** Recovery codes that have not been used. */
  readonly codesLeft: number;
  readonly addresses: readonly string[];
  /** This server can send mail. */
  readonly mail: boolean;
}

/** What became of the guest who used the device before somebody signed in on it. */
export interface GuestLeft {
  readonly name: string;
  /** Unfinished tables whose seats came along. */
  readonly brought: number;
  /** Tables that stay with the guest: unfinished ones, and those whose games are over. */
  readonly left: number;
  readonly finished: number;
  /** Leads back to the guest, once. */
  readonly code: string;
}

/** The answer to a sign-in. */
export interface SignedIn extends Me {
  readonly guest?: GuestLeft;
}

/** What a link in a mail is for. */
export interface MailLinkInfo {
  readonly purpose: 'signIn' | 'addAddress';
  readonly address: string;
  /** The name of the profile. */
  readonly name: string;
}
