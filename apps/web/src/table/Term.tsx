import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

/** Tells proper names, which are data, from words. */
export const IsName = createContext<(text: string) => boolean>(() => false);

/** A word of the game, marked as data where it is a proper name. */
export function Term({ text }: { readonly text: string }): JSX.Element | string {
  const isName = useContext(IsName);
  return isName(text) ? <span translate={false}>{text}</span> : text;
}
