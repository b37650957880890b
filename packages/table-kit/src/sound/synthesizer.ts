import type { SoundName } from './hear.ts';

/** A tone that starts at `at` seconds and dies away within `for`. */
interface Tone {
  readonly at: number;
  readonly for: number;
  readonly hertz: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  readonly wave?: OscillatorType;
  readonly gain: number;
}

/** Filtered noise: wind, powder, waves. */
interface Noise {
  readonly at: number;
  readonly for: number;
  /** Frequencies above this are cut off; the limit slides `to`. */
  readonly below: number;
  readonly to: number;
  readonly gain: number;
  /** How long it swells, as a share of its time. */
  readonly swell?: number;
}

interface Score {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

/** A ship's bell: a note with its bright overtones. */
function bell(at: number, hertz: number, gain: number): Tone[] {
  return [1, 2.76, 5.4].map((overtone, rank) => ({
    at,
    for: 0.9 / (rank + 1),
    hertz: hertz * overtone,
    gain: gain / (rank * 1.8 + 1),
  }));
}

function coin(at: number, hertz: number): Tone[] {
  return [
    { at, for: 0.16, hertz, wave: 'triangle', gain: 0.12 },
    { at: at + 0.03, for: 0.2, hertz: hertz * 1.5, gain: 0.09 },
  ];
}

const SCORES: Readonly<Record<SoundName, Score>> = {
  turn: { tones: [...bell(0, 784, 0.16), ...bell(0.22, 784, 0.12)] },
  cannon: {
    tones: [{ at: 0, for: 0.5, hertz: 110, to: 38, gain: 0.5 }],
    noises: [{ at: 0, for: 0.6, below: 1800, to: 120, gain: 0.45 }],
  },
  coins: { tones: [...coin(0, 1568), ...coin(0.09, 1865), ...coin(0.17, 2093)] },
  reveal: {
    tones: [{ at: 0, for: 0.12, hertz: 330, to: 494, wave: 'triangle', gain: 0.16 }],
    noises: [{ at: 0, for: 0.14, below: 5200, to: 1600, gain: 0.12 }],
  },
  // Wooden cubes that fall through a tower.
  rattle: {
    tones: [0, 0.11, 0.19, 0.3, 0.38, 0.52, 0.6].map((at, nth) => ({
      at,
      for: 0.07,
      hertz: 380 + 90 * ((nth * 3) % 5),
      to: 240,
      wave: 'triangle' as const,
      gain: 0.14,
    })),
    noises: [{ at: 0, for: 0.7, below: 2600, to: 900, gain: 0.08 }],
  },
  sail: { noises: [{ at: 0, for: 1.1, below: 500, to: 1500, gain: 0.12, swell: 0.45 }] },
  fanfare: {
    tones: [392, 523, 659, 784].map((hertz, at) => ({
      at: at * 0.14,
      for: at === 3 ? 0.9 : 0.26,
      hertz,
      wave: 'triangle' as const,
      gain: 0.14,
    })),
  },
};

let context: AudioContext | undefined;

/** Browsers let a page sound only once its user has done something; until then nothing is heard. */
export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  const { tones = [], noises = [] } = SCORES[name];
  void context.resume();
  for (const tone of tones) playTone(context, tone);
  for (const noise of noises) playNoise(context, noise);
}

function playTone(audio: AudioContext, { at, for: seconds, hertz, to = hertz, wave = 'sine', gain }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: hertz });
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

function playNoise(audio: AudioContext, { at, for: seconds, below, to, gain, swell = 0.01 }: Noise): void {
  const start = audio.currentTime + at;
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: below });
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + seconds * swell);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
}
