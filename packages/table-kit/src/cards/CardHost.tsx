import type { Match } from '@portolan/client';
import type { ComponentType, JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { CardBodyProps } from './CardBody.tsx';
import { listenForCards } from './cardEvents.ts';
import type { Wanted } from './cardWatch.ts';
import type { DescribeCard } from './cardWords.ts';
import { listenForMentions } from './mentionEvents.ts';
import { placeCard } from './placeCard.ts';

export interface CardHostProps<Scene> {
  /** The id of the game, for links to its rules. */
  readonly game: string;
  /** What the words depend on. */
  readonly scene: Scene;
  /** Loads the words when the first card is wanted. */
  readonly load: () => Promise<DescribeCard<Scene>>;
  /** Absent where the server cannot be asked why, as in a replay. */
  readonly match?: Match | undefined;
}

interface Loaded<Scene> {
  readonly label: string;
  readonly Body: ComponentType<CardBodyProps>;
  readonly describe: DescribeCard<Scene>;
}

/**
 * Shows a card for whatever carries `data-card`: after a moment of rest or focus, on a long press, or with the key `?`,
 * which keeps it open and moves the focus there.
 */
export function CardHost<Scene>({ game, scene, load, match }: CardHostProps<Scene>): JSX.Element | null {
  const [wanted, setWanted] = useState<Wanted>();
  const [loaded, setLoaded] = useState<Loaded<Scene>>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => listenForCards(setWanted, () => box.current), []);
  useEffect(listenForMentions, []);
  useEffect(() => {
    if (wanted === undefined || loaded !== undefined) return;
    void Promise.all([import('./CardBody.tsx'), load()]).then(([{ CardBody, cardLabel }, describe]) =>
      setLoaded({ label: cardLabel(), Body: CardBody, describe }),
    );
  }, [wanted]);
  const place = useCallback(() => {
    if (box.current !== null && wanted !== undefined) placeCard(wanted.anchor, box.current);
  }, [wanted]);
  // When a phone is turned, the board is laid out first.
  useEffect(() => {
    const onResize = (): void => void requestAnimationFrame(() => requestAnimationFrame(place));
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [place]);
  useEffect(() => {
    if (wanted?.kept === true && loaded !== undefined) box.current?.focus();
  }, [wanted, loaded]);
  if (wanted === undefined || loaded === undefined) return null;
  const { id, closed, kept } = wanted;
  const words = loaded.describe(scene, id);
  return (
    <aside
      ref={box}
      class="tk-card"
      data-kept={kept}
      tabIndex={-1}
      {...(kept ? { 'aria-label': loaded.label } : { 'aria-hidden': true })}
    >
      {words !== undefined && (
        <loaded.Body
          {...{ game, id, match, kept }}
          words={closed === undefined ? words : { ...words, closed }}
          onSized={place}
        />
      )}
    </aside>
  );
}
