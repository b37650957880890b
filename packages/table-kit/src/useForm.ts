import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Chooses a layout for the room there is, in rem: as type grows with the window, so does what it needs. */
export type FormFor<Form extends string> = (width: number, height: number) => Form;

/** The layout that fits the element around `root`, measured again whenever that changes. */
export function useForm<Form extends string>(root: RefObject<HTMLElement | null>, formFor: FormFor<Form>): Form {
  const [form, setForm] = useState<Form>(() => formFor(inRem(window.innerWidth), inRem(window.innerHeight)));
  useLayoutEffect(() => {
    const element = root.current?.parentElement;
    if (element === null || element === undefined) return;
    const measure = (): void =>
      setForm(() => {
        const top = element.getBoundingClientRect().top + window.scrollY;
        return formFor(inRem(element.clientWidth), inRem(window.innerHeight - top));
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return form;
}

function inRem(pixels: number): number {
  return pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
