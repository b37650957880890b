import type { CueTime } from './cue.ts';
import type { Performer } from './performer.ts';

/** How long a part moves unless it says otherwise, as a share of the picture's time. */
const USUAL = 0.3;

/**
 * What moves within a ceremony or a close-up. `data-moves` says how, `data-at` and `data-for` when, as shares of the
 * picture's time; `--dx`, `--dy` and `--high` say how far.
 */
export function partsOf(picture: HTMLElement, time: CueTime): Performer[] {
  return [...picture.querySelectorAll<HTMLElement>('[data-moves]')].map((element) => {
    const { moves = '', at = 0, for: long = USUAL } = element.dataset;
    return {
      element,
      inside: true,
      frames: MOVES[moves] ?? [],
      time: { at: time.at + Number(at) * time.for, for: Number(long) * time.for },
    };
  });
}

const MOVES: Readonly<Record<string, Keyframe[]>> = {
  rises: [
    { opacity: 0, transform: 'translateY(60%)' },
    { opacity: 1, transform: 'none' },
  ],
  fades: [{ opacity: 0 }, { opacity: 1 }],
  grows: [{ transform: 'scaleX(0)' }, { transform: 'none' }],
  drops: [
    { opacity: 0, transform: 'translateY(-60%) scale(2)' },
    { opacity: 1, transform: 'none' },
  ],
  turns: [{ transform: 'rotate(-90deg)' }, { transform: 'none' }],
  flies: [
    { opacity: 0, transform: 'none' },
    {
      opacity: 1,
      transform: 'translate(calc(0.1 * var(--dx)), calc(0.1 * var(--dy) - 0.4 * var(--high)))',
      offset: 0.1,
    },
    { opacity: 1, transform: 'translate(calc(0.5 * var(--dx)), calc(0.5 * var(--dy) - var(--high)))', offset: 0.5 },
    { opacity: 1, transform: 'translate(var(--dx), var(--dy))', offset: 0.95 },
    { opacity: 0, transform: 'translate(var(--dx), var(--dy))' },
  ],
  puffs: [
    { opacity: 0, transform: 'scale(0.2)' },
    { opacity: 1, transform: 'none', offset: 0.35 },
    { opacity: 0, transform: 'scale(1.7)' },
  ],
  shakes: [0, -6, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}%)` })),
};
