import type { GameUi, Match } from '@portolan/client';
import { placeCard } from '@portolan/table-kit/cards';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/why.ts';
import { type About, movesAbout, type Thing } from './movesAbout.ts';
import { nameOfThing } from './nameOfThing.ts';
import { thingAt } from './thingAt.ts';
import { useGameCards } from './useGameCards.ts';
import { WhyAnswer } from './WhyAnswer.tsx';

export interface WhyModeProps {
  readonly ui: GameUi;
  readonly match: Match;
  readonly game: string;
  readonly view: unknown;
  /** By seat. */
  readonly names: readonly string[];
  /** Undefined while others decide. */
  readonly legal: readonly string[] | undefined;
  readonly onEnd: () => void;
}

interface Asked {
  readonly thing: Thing;
  readonly anchor: Element;
}

/** Where pointing asks instead of choosing. */
const FIELD = '.live-board, .action';
/** The mode's own parts work as usual, and so do the tabs that show another part of the board. */
const OWN = '.why-bar, .why-card, .why-button, [role="tab"]';

/** While it is shown, whatever is pointed at on the table is explained instead of chosen. */
export function WhyMode(props: WhyModeProps): JSX.Element {
  const { ui, match, game, view, names, legal, onEnd } = props;
  const [asked, setAsked] = useState<Asked>();
  const cards = useGameCards(ui);
  const card = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  usePointing(setAsked, onEnd);
  const place = useCallback(() => {
    if (card.current !== null && asked !== undefined) placeCard(asked.anchor, card.current);
  }, [asked]);
  useLayoutEffect(() => bar.current?.focus(), []);
  useEffect(() => card.current?.focus({ preventScroll: true }), [asked]);
  const about: About | undefined =
    asked !== undefined && cards !== undefined && legal !== undefined
      ? movesAbout({ ui, view, legal, concerns: cards.concerns }, asked.thing)
      : undefined;
  const name =
    asked !== undefined && cards !== undefined ? nameOfThing({ ui, cards, view, names }, asked.thing) : undefined;
  return (
    <>
      <div ref={bar} class="why-bar" role="status" tabIndex={-1}>
        <p>{t('point')}</p>
        <Button size="small" onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
      {asked !== undefined && (
        <aside ref={card} class="why-card" aria-label={t('answer')} tabIndex={-1}>
          {cards !== undefined && <h3 translate={name?.named !== true}>{name?.title ?? t('this')}</h3>}
          {legal === undefined && <p>{t('notYou')}</p>}
          {about !== undefined && <WhyAnswer {...{ ui, view, match, game }} {...about} onSized={place} />}
          <Button size="small" onClick={onEnd}>
            {t('close')}
          </Button>
        </aside>
      )}
    </>
  );
}

/** Takes clicks on the table before anything else does. A disabled button gets no clicks, but the pointer is seen over it. */
function usePointing(ask: (asked: Asked) => void, onEnd: () => void): void {
  // Before the bar can be seen: whoever sees it may click at once.
  useLayoutEffect(() => {
    const fieldOf = (event: Event): Element | undefined => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(OWN) !== null || target.closest(FIELD) === null)
        return undefined;
      return target;
    };
    const answer = (element: Element): void => {
      const found = thingAt(element);
      if (found !== undefined) ask(found);
    };
    const onClick = (event: Event): void => {
      const element = fieldOf(event);
      if (element === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      answer(element);
    };
    const onDown = (event: Event): void => {
      if (fieldOf(event) !== undefined) event.stopPropagation();
    };
    const onUp = (event: Event): void => {
      const element = fieldOf(event);
      if (element !== undefined && element.closest(':disabled') !== null) answer(element);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEnd();
    };
    const listeners = { click: onClick, pointerdown: onDown, pointerup: onUp, keydown: onKey };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) window.addEventListener(name, listener, { capture: true });
    document.documentElement.setAttribute('data-asking', '');
    return () => {
      for (const [name, listener] of all) window.removeEventListener(name, listener, { capture: true });
      document.documentElement.removeAttribute('data-asking');
    };
  }, [onEnd]);
}
