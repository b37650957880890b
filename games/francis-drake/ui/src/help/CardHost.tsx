import type { Match } from '@portolan/client';
import type { Box, View } from '@portolan/francis-drake';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { CardProps } from './Card.tsx';
import { listenForCards } from './cardEvents.ts';
import type { Wanted } from './cardWatch.ts';
import { listenForMentions } from './mentionEvents.ts';
import { HELP } from './messages.ts';
import { placeCard } from './placeCard.ts';
import './help.css';

export interface CardHostProps {
  readonly box: Box;
  readonly view: View;
  readonly names: readonly string[];
  /** What may be played now, in notation; empty for one who is not asked. */
  readonly legal: readonly string[];
  /** Absent where nobody can be asked why, as in a replay. */
  readonly match?: Match | undefined;
}

type CardComponent = (props: CardProps) => JSX.Element | null;

/**
 * Shows a card for whatever carries `data-card`: after a moment of rest or focus, by a long press, or by the key `?`,
 * which keeps it open and takes the focus there. Its words are fetched when the first one is wanted.
 */
export function CardHost({ box: components, view, names, legal, match }: CardHostProps): JSX.Element | null {
  const [wanted, setWanted] = useState<Wanted>();
  const [Card, setCard] = useState<CardComponent>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => listenForCards(setWanted, () => box.current), []);
  useEffect(listenForMentions, []);
  useEffect(() => {
    if (wanted === undefined || Card !== undefined) return;
    void import('./Card.tsx').then((loaded) => setCard(() => loaded.Card));
  }, [wanted]);
  const place = useCallback(() => {
    if (box.current !== null && wanted !== undefined) placeCard(wanted.anchor, box.current);
  }, [wanted]);
  useEffect(() => {
    if (wanted?.kept === true && Card !== undefined) box.current?.focus();
  }, [wanted, Card]);
  if (wanted === undefined || Card === undefined) return null;
  return (
    <aside
      ref={box}
      class="fd-card"
      data-kept={wanted.kept}
      tabIndex={-1}
      {...(wanted.kept ? { 'aria-label': HELP.card } : { 'aria-hidden': true })}
    >
      <Card
        id={wanted.id}
        box={components}
        view={view}
        names={names}
        closed={wanted.closed}
        legal={legal}
        match={match}
        kept={wanted.kept}
        onSized={place}
      />
    </aside>
  );
}
