import { WORLDS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import type { DecisionProps } from './Controls.tsx';
import { t } from './messages.ts';
import { PackHolds } from './PackHolds.tsx';
import { SealOrder } from './SealOrder.tsx';
import { useSealing } from './useSealing.ts';

/** The loading of one seat in one era: on a shared device the next player must not see it. */
export function LoadShips(props: DecisionProps): JSX.Element | null {
  const { view, me } = useScene();
  if (me === undefined) return null;
  const key = `np.loads:${props.table}:${view.era}:${me}`;
  return <Loading key={key} {...props} id={key} seat={me} />;
}

interface LoadingProps extends DecisionProps {
  readonly id: string;
  readonly seat: number;
}

/** All three holds at once; only the order of sailing where everything is loaded or there is nothing to load. */
function Loading({ id, seat, match }: LoadingProps): JSX.Element {
  const { view, turn } = useScene();
  const legal = turn?.selection.options.map(({ text }) => text) ?? [];
  const { isSealing, seal } = useSealing({ key: id, match, legal });
  if (isSealing) return <p class="tk-hint np-sealing">{t('sealing')}</p>;
  const loads = view.players[seat]?.loads;
  return WORLDS.every((world) => loads?.[world] !== undefined) ? (
    <SealOrder />
  ) : (
    <PackHolds seat={seat} onSeal={seal} />
  );
}
