import { translationsReady } from '@portolan/i18n';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export type Later<P extends object> = ComponentType<P> & {
  /** Loads it before it is first rendered. */
  readonly load: () => Promise<void>;
};

/**
 * A component that is loaded when it is first rendered and available immediately afterwards. `meanwhile` keeps its place
 * until then.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P) => JSX.Element | null = () => null,
): Later<P> {
  let known: ComponentType<P> | undefined;
  async function loadPart(): Promise<void> {
    const part = await load();
    await translationsReady();
    known = part;
  }
  function LaterPart(props: P) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part === undefined) void loadPart().then(() => setPart(() => known));
    }, []);
    return Part === undefined ? meanwhile(props) : <Part {...props} />;
  }
  return Object.assign(LaterPart, { load: loadPart });
}
