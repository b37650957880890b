import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Chooses a layout for the room there is, in pixels. */
export type FormFor<Form extends string> = (width: number, height: number) => Form;

/** The layout that fits the element around `root`, measured again whenever that changes. */
export function useForm<Form extends string>(root: RefObject<HTMLElement | null>, formFor: FormFor<Form>): Form {
  const [form, setForm] = useState<Form>(() => formFor(window.innerWidth, window.innerHeight));
  useLayoutEffect(() => {
    const element = root.current?.parentElement;
    if (element === null || element === undefined) return;
    const measure = (): void =>
      setForm(() => formFor(element.clientWidth, window.innerHeight - element.getBoundingClientRect().top));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return form;
}
