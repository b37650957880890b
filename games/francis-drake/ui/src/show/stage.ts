import type { Cue, Sprite, Where } from './cue.ts';

export interface StageOptions {
  /** Where pieces and spots are found. */
  readonly root: HTMLElement;
  /** Lies over the table, as large as the window; takes the sprites. */
  readonly stage: HTMLElement;
  /** Draws a sprite into an element of the stage. */
  readonly draw: (sprite: Sprite, into: HTMLElement) => void;
  readonly ms: number;
  /** False where motion is unwelcome. */
  readonly travels: boolean;
}

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/** Plays the cues of one event with transform and opacity alone. Answers what ends it at once. */
export function playCues(cues: readonly Cue[], options: StageOptions): () => void {
  const { root, stage, ms, travels, draw } = options;
  const running: Animation[] = [];
  const sprites: HTMLElement[] = [];
  const animate = (element: Element, frames: Keyframe[], { at, for: lasting }: Cue): void => {
    running.push(
      element.animate(frames, { delay: at * ms, duration: Math.max(1, lasting * ms), easing: EASE, fill: 'both' }),
    );
  };
  const put = (box: DOMRect, sprite?: Sprite): HTMLElement => {
    const element = document.createElement('div');
    element.className = sprite === undefined ? 'fd-ring' : 'fd-sprite';
    element.style.left = `${sprite === undefined ? box.left : box.left + box.width / 2}px`;
    element.style.top = `${sprite === undefined ? box.top : box.top + box.height / 2}px`;
    if (sprite === undefined) Object.assign(element.style, { width: `${box.width}px`, height: `${box.height}px` });
    else draw(sprite, element);
    sprites.push(element);
    return element;
  };
  // All is measured before anything is added: the browser lays the page out once.
  const plans = cues.flatMap((cue) => planOf(cue, root, travels));
  for (const { cue, from, to, piece } of plans) {
    if (piece !== undefined) animate(piece, pieceFrames(cue), cue);
    if (cue.do !== 'vanish') animate(put(from, 'sprite' in cue ? cue.sprite : undefined), framesOf(cue, from, to), cue);
  }
  stage.append(...sprites);
  return () => {
    for (const animation of running) animation.cancel();
    for (const sprite of sprites) sprite.remove();
  };
}

interface Plan {
  readonly cue: Cue;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** The piece on the table that is turned, leaves or stays hidden meanwhile. */
  readonly piece: Element | undefined;
}

/** Where a cue takes place; none where nothing of it can be seen. Without motion every cue is a ring around its end. */
function planOf(cue: Cue, root: HTMLElement, travels: boolean): Plan[] {
  const end = cue.do === 'ring' ? find(root, cue.around) : find(root, 'to' in cue ? cue.to : [cue.piece]);
  if (!travels || cue.do === 'ring') {
    if (end === undefined) return [];
    return [{ cue: { do: 'ring', around: [], at: 0, for: 1 }, from: end.box, to: end.box, piece: undefined }];
  }
  if (cue.do === 'travel') {
    const start = find(root, cue.from);
    const hidden = cue.hides === undefined ? undefined : find(root, [cue.hides])?.element;
    if (start === undefined || end === undefined) return [];
    return [{ cue, from: start.box, to: end.box, piece: hidden }];
  }
  if (end === undefined) return [];
  return [{ cue, from: end.box, to: end.box, piece: cue.do === 'appear' ? undefined : end.element }];
}

function find(root: HTMLElement, names: Where): { readonly element: Element; readonly box: DOMRect } | undefined {
  for (const name of names) {
    const key = CSS.escape(name);
    for (const element of root.querySelectorAll(`[data-piece="${key}"], [data-spot="${key}"], [data-card="${key}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return { element, box };
    }
  }
  return undefined;
}

function framesOf(cue: Cue, from: DOMRect, to: DOMRect): Keyframe[] {
  switch (cue.do) {
    case 'travel': {
      const dx = to.left + to.width / 2 - from.left - from.width / 2;
      const dy = to.top + to.height / 2 - from.top - from.height / 2;
      const at = (share: number, size: number): string =>
        `translate(${dx * share}px, ${dy * share}px) translate(-50%, -50%) scale(${size})`;
      return [
        { transform: at(0, 0.8), opacity: 0 },
        { transform: at(0.06, 1.3), opacity: 1, offset: 0.15 },
        { transform: at(0.94, 1.3), opacity: 1, offset: 0.8 },
        { transform: at(1, 1), opacity: 1 },
      ];
    }
    case 'turn':
      return [
        { transform: 'translate(-50%, -50%) scaleX(0)', opacity: 0 },
        { transform: 'translate(-50%, -50%) scaleX(0)', opacity: 1, offset: 0.5 },
        { transform: 'translate(-50%, -50%) scaleX(1)', opacity: 1 },
      ];
    case 'appear':
      return [
        { transform: 'translate(-50%, -90%) scale(1.6)', opacity: 0 },
        { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 },
      ];
    default:
      return [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  }
}

function pieceFrames(cue: Cue): Keyframe[] {
  if (cue.do === 'turn')
    return [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }];
  if (cue.do === 'vanish')
    return [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translateY(-14px) scale(1.5)' },
    ];
  return [{ opacity: 0 }, { opacity: 0 }];
}
