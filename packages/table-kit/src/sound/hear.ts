import { makeStore, type Readable } from '@portolan/client';

export const SOUND_NAMES = ['turn', 'cannon', 'coins', 'reveal', 'sail', 'fanfare', 'rattle'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

const KEY = 'portolan.sound';

const isOn = makeStore(readSwitch());

/** Whether this browser plays sounds; off until somebody switches it on. */
export const soundOn: Readable<boolean> = isOn;

export function switchSound(on: boolean): void {
  isOn.set(on);
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage, the switch still applies until the page is closed.
  }
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Plays a sound if they are switched on. The synthesizer is loaded for the first one. */
export function hear(name: SoundName): void {
  if (!isOn.get()) return;
  import('./synthesizer.ts').then(
    ({ playSound }) => playSound(name),
    () => undefined,
  );
}
