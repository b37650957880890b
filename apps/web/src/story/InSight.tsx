import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface InSightProps {
  /** What keeps the place until then. */
  readonly meanwhile: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Children that are drawn when they are about to be scrolled into sight, or printed. */
export function InSight({ meanwhile, children }: InSightProps): ComponentChildren {
  const [seen, setSeen] = useState(false);
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (spot.current === null) return;
    const see = (): void => setSeen(true);
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && see(), {
      rootMargin: '25%',
    });
    observer.observe(spot.current);
    window.addEventListener('beforeprint', see);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', see);
    };
  }, [seen]);
  return seen ? children : <div ref={spot}>{meanwhile}</div>;
}
