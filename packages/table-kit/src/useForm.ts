import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Chooses a layout for the room there is, in rem: as type grows with the window, so does what it needs. */
export type FormFor<Form extends string> = (width: number, height: number) => Form;

/** The layout that fits the element around `root`, measured again whenever that changes. */
export function useForm<Form extends string>(root: RefObject<HTMLElement | null>, formFor: FormFor<Form>): Form {
  const [form, setForm] = useState<Form>(() => formFor(window.innerWidth / rem, window.innerHeight / rem));
  useLayoutEffect(() => {
    const element = root.current?.parentElement;
    if (element === null || element === undefined) return;
    // Also called before the first paint, but after the layout, so that measuring costs nothing.
    const observer = new ResizeObserver(() => {
      rem = measureRem();
      const top = element.getBoundingClientRect().top + window.scrollY;
      setForm(formFor(element.clientWidth / rem, (window.innerHeight - top) / rem));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return form;
}

/** As last measured: asking during a render would compute the styles of everything that is new. */
let rem = typeof getComputedStyle === 'undefined' ? 16 : measureRem();

function measureRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
