import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { later } from '../app/later.tsx';
import { useStore } from '../app/useStore.ts';
import { legendOpen } from './legend.ts';
import type { WebUi } from './useGameTable.ts';

const LegendDialog = later(async () => (await import('./LegendDialog.tsx')).LegendDialog);

/** The game's legend, opened by the key L or from the menu. */
export function LegendSlot({ ui }: { readonly ui: WebUi }): JSX.Element | null {
  const open = useStore(legendOpen);
  useEffect(() => {
    if (ui.legend === undefined) return;
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const typing = target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;
      if (key.toLowerCase() === 'l' && !(typing || ctrlKey || metaKey || altKey)) legendOpen.set(!legendOpen.get());
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      legendOpen.set(false);
    };
  }, [ui]);
  return open ? <LegendDialog ui={ui} /> : null;
}
