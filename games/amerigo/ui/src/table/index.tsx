import type { Box } from '@portolan/amerigo';
import type { ControlsProps, TableProps } from '@portolan/client';
import type { ComponentChildren, JSX } from 'preact';
import { Controls } from '../controls/Controls.tsx';
import { Table } from './Table.tsx';

/** The table for one set of components, and the controls that go with it. */
export function tableFor(box: Box): {
  readonly Table: (props: TableProps) => JSX.Element;
  readonly Controls: (props: ControlsProps<ComponentChildren>) => JSX.Element;
} {
  return {
    Table: (props) => <Table {...props} box={box} />,
    Controls: (props) => <Controls {...props} box={box} />,
  };
}
