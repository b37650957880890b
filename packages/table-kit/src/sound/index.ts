/** A few short sounds, synthesized when they are played. Small: the synthesizer itself is loaded for the first sound. */
export { hear, SOUND_NAMES, type SoundName, soundOn, switchSound } from './hear.ts';
