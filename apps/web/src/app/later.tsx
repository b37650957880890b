import { translationsReady } from '@portolan/i18n';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is loaded when it is first rendered and available immediately afterwards. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (known === undefined) {
        void load().then(async (part) => {
          await translationsReady();
          known = part;
          setPart(() => part);
        });
      }
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
