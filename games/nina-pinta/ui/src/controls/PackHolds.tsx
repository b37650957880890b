import {
  type LoadingPlan,
  type PlannedLoad,
  type PlanOutlook,
  planOutlook,
  type SealMove,
  WORLDS,
} from '@portolan/nina-pinta';
import { Confirmation } from '@portolan/table-kit';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from '../art/Glyph.tsx';
import { loadWords } from '../loads.ts';
import { type Scene, useScene } from '../table/scene.ts';
import { Hold } from './Hold.tsx';
import { t } from './messages.ts';
import { loadedIn, packingMoves, voyageOf } from './packingMoves.ts';
import { SailingOrder } from './SailingOrder.tsx';
import { onPackingSuggested } from './suggestPacking.ts';

export interface PackHoldsProps {
  readonly seat: number;
  /** The moves, in the order in which they are played. */
  readonly onSeal: (texts: readonly string[]) => void;
}

const EMPTY: PlannedLoad = { captain: false, settlers: 0 };

/** The three holds behind the player's screen, checked as they are packed, and one confirmation for all of them. */
export function PackHolds({ seat, onSeal }: PackHoldsProps): JSX.Element {
  const scene = useScene();
  const { box, view, turn } = scene;
  const loaded = loadedIn(view, seat);
  const [packed, setPacked] = useState<LoadingPlan>([]);
  const [wanted, setWanted] = useState<readonly number[]>([0, 1, 2]);
  useLayoutEffect(
    () =>
      onPackingSuggested(({ loads, voyage }) => {
        setPacked(loads);
        setWanted(voyage);
      }),
    [],
  );
  const asked = loaded.indexOf(undefined);
  const chosen = WORLDS.map((_, world) => loaded[world] ?? packed[world]);
  const outlook = planOutlook(box, view, seat, chosen);
  const plan = chosen.map((load, world) => load ?? onlyOne(outlook.loads[world]));
  const order = bestOrder(outlook.orders, wanted);
  const voyage = order === undefined ? [] : voyageOf(order);
  // A page that was reloaded may find one move left for a ship, which the panel around the controls confirms.
  const isForced = turn?.outlook.chosen !== undefined;
  const open = plan.filter((load) => load === undefined).length;
  return (
    <div class="np-screen">
      <h3 class="np-screen-title">
        <Glyph name="screen" />
        {t('holds')}
      </h3>
      {WORLDS.map((_, world) => (
        <Hold
          key={world}
          world={world}
          hasCaptain={outlook.captains[world] === true}
          limit={view.players[seat]?.crewLimit ?? 0}
          load={plan[world]}
          loads={outlook.loads[world] ?? []}
          isFixed={loaded[world] !== undefined}
          isAsked={world === asked}
          onPack={(load) => setPacked((was) => WORLDS.map((_, at) => (at === world ? load : was[at])))}
        />
      ))}
      <Tally outlook={outlook} />
      {isForced ? null : open === 0 ? (
        <>
          {order !== undefined && (
            <SailingOrder plan={plan} order={order} orders={outlook.orders} onOrder={setWanted} />
          )}
          <Seal
            scene={scene}
            plan={plan}
            voyage={voyage}
            isPicked={packed.length > 0}
            onSeal={() => onSeal(packingMoves(box, plan, voyage))}
          />
        </>
      ) : (
        <p class="tk-hint np-open">
          {t('decide', { n: open })}{' '}
          <Button look="plain" size="small" onClick={() => setPacked(plan.map((load) => load ?? EMPTY))}>
            {t('leaveEmpty')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Where nobody is left to load, or no gold, the ship sails empty. */
function onlyOne([load, ...others]: readonly PlannedLoad[] = []): PlannedLoad | undefined {
  return others.length === 0 ? load : undefined;
}

/** Of the orders that the crews allow, the one closest to what the player wants. */
function bestOrder(orders: readonly SealMove[], wanted: readonly number[]): SealMove | undefined {
  const rank = ({ first, second }: SealMove): number => wanted.indexOf(first) * WORLDS.length + wanted.indexOf(second);
  return orders.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Cost, gold and Settlers as the holds are packed now. */
function Tally({ outlook: { cost, gold, supply, recovered } }: { readonly outlook: PlanOutlook }): JSX.Element {
  return (
    <dl class="np-facts np-tally" aria-live="polite">
      <dt>{t('crewCost')}</dt>
      <dd>{t('crewCostOf', { cost })}</dd>
      <dt>{t('goldLeft')}</dt>
      <dd>{gold}</dd>
      <dt>{t('supplyLeft')}</dt>
      <dd>{supply}</dd>
      {recovered > 0 && (
        <>
          <dt class="np-warn">{t('recovered')}</dt>
          <dd class="np-warn">{recovered}</dd>
        </>
      )}
    </dl>
  );
}

interface SealProps {
  readonly scene: Scene;
  readonly plan: LoadingPlan;
  readonly voyage: readonly number[];
  /** The player has just packed the last hold. */
  readonly isPicked: boolean;
  readonly onSeal: () => void;
}

const PLANNED = 'np-planned';

function Seal({ scene: { box }, plan, voyage, isPicked, onSeal }: SealProps): JSX.Element {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPicked) room.current?.querySelector('button')?.focus();
  }, []);
  const ships = loadWords(box, {
    crews: plan.map((load) => load?.settlers ?? 0),
    aboard: plan.map((load) => (load?.captain === true ? 1 : 0)),
    voyage,
  });
  return (
    <Confirmation root={room}>
      <div class="np-seal">
        <p id={PLANNED} class="tk-hint">
          {ships}
        </p>
        <Button look="primary" icon="check" describedBy={PLANNED} onClick={onSeal}>
          {t('seal')}
        </Button>
        <p class="tk-hint">{t('sealHint')}</p>
      </div>
    </Confirmation>
  );
}
