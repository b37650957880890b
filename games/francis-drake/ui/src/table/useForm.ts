import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Both sheets at once, one at a time with room, or one at a time on a phone. */
export const FORMS = ['wide', 'middle', 'tall'] as const;
export type TableForm = (typeof FORMS)[number];

/** Below this width the cards of the wide sheets cannot be read. */
const WIDE_PX = 940;
const MIDDLE_PX = 620;
/** What the table needs besides its two sheets, and how high both are for their width. */
const REST_PX = 210;
const RATIO = 500 / 1200 + 190 / 1100;

function formFor(width: number, height: number): TableForm {
  const fitted = Math.min(width, (height - REST_PX) / RATIO);
  if (fitted >= WIDE_PX) return 'wide';
  return width >= MIDDLE_PX ? 'middle' : 'tall';
}

export function useForm(root: RefObject<HTMLElement | null>): TableForm {
  const [form, setForm] = useState<TableForm>(() => formFor(window.innerWidth, window.innerHeight));
  useLayoutEffect(() => {
    const element = root.current?.parentElement;
    if (element === null || element === undefined) return;
    const measure = (): void =>
      setForm(formFor(element.clientWidth, window.innerHeight - element.getBoundingClientRect().top));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return form;
}
