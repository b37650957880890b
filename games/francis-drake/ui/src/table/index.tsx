// First, so that other style sheets can refine them; and here, because the parts that use them are split over several
// files, each of which would bring a style sheet of its own.
import '../art/glyph.css';
import './pieces.css';

import type { ControlsProps, TableProps } from '@portolan/client';
import type { Box } from '@portolan/francis-drake';
import { loadFont } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Controls } from './Controls.tsx';
import { Table } from './Table.tsx';

/** The table for one set of components, and the controls that go with it. */
export async function tableFor(box: Box): Promise<{
  readonly Table: (props: TableProps) => JSX.Element;
  readonly Controls: (props: ControlsProps<ComponentChildren>) => JSX.Element;
}> {
  await loadFont('IM Fell Roman');
  return {
    Table: (props) => <Table {...props} box={box} />,
    Controls: (props) => <Controls {...props} box={box} />,
  };
}
