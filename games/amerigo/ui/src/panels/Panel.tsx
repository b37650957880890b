import * as kit from '@portolan/table-kit';
import type { JSX } from 'preact';
import './panel.css';

export interface PanelProps extends Pick<kit.PanelProps, 'title' | 'note' | 'card' | 'of' | 'children'> {
  readonly name: string;
}

/** A part of the display beside the map. */
export function Panel({ name, ...panel }: PanelProps): JSX.Element {
  return (
    <kit.Panel class={`am-panel am-panel-${name}`} headClass="am-panel-head" style={{ '--am-area': name }} {...panel} />
  );
}
