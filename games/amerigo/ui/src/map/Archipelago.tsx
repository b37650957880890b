import { Board } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { MapTargets } from '../controls/MapTargets.tsx';
import type { TableForm } from '../table/form.ts';
import { useScene } from '../table/scene.ts';
import { sheetOf } from './geometry.ts';
import { t } from './messages.ts';

/** The map: islands, frame, and everything that lies on them. */
export function Archipelago({ form }: { readonly form: TableForm }): JSX.Element {
  const { layout } = useScene();
  return (
    <Board sheet={sheetOf(layout)} label={t('map')} class="am-map" form={form}>
      <MapTargets />
    </Board>
  );
}
