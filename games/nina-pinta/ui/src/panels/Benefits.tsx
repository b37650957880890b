import { benefitPrice, benefitsPerEra, benefitWorths, type View } from '@portolan/nina-pinta';
import { Pickable, picks } from '@portolan/table-kit';
import { cx, Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Glyph, glyphOf } from '../art/Glyph.tsx';
import { type Scene, useScene } from '../table/scene.ts';
import { counterName, groupName } from '../words.ts';
import { t } from './messages.ts';
import { Panel } from './Panel.tsx';
import { Storage } from './Storage.tsx';
import './benefits.css';

/** The Benefits on display with their price, and what each would score for the viewer now. */
export function Benefits(): JSX.Element {
  const scene = useScene();
  const { box, view, me } = scene;
  const own = view.players[me ?? -1];
  const cells = cellsOf(view);
  const worths = useMemo(() => worthsOf(scene, cells), [box, view, me]);
  const columns = benefitsPerEra(box, view.seats);
  return (
    <Panel
      name="benefits"
      title={t('benefits')}
      note={<Price scene={scene} />}
      card="display:all"
      of={[cells.map(({ name }) => name).join(), worths.join(), own?.passed, picks(scene, 'benefit')]}
    >
      {() => (
        <div class="np-display" style={{ '--n': `${columns}` }}>
          {ROWS.map((bonus) => (
            <ul key={`${bonus}`} class="np-counters" aria-label={t(bonus ? 'bonusRow' : 'progressRow')}>
              {cells.map(
                (cell, at) =>
                  (cell.group === undefined) === bonus && (
                    <Counter key={`${cell.name}${cell.nth}`} cell={cell} worth={worths[at]} />
                  ),
              )}
            </ul>
          ))}
          {cells.length === 0 && <p class="np-none">{t('displayEmpty')}</p>}
        </div>
      )}
    </Panel>
  );
}

/** Bonus Benefits, then Progress Benefits. */
const ROWS = [true, false] as const;

type Cell = View['display'][number] & { readonly nth: number };

/** Each counter with its number among those alike, from the blunt end of the arrow. */
function cellsOf({ display }: View): readonly Cell[] {
  return display.map((shown, at) => ({
    ...shown,
    nth: display.slice(0, at + 1).filter(({ name }) => name === shown.name).length,
  }));
}

/** Nothing adds to the score any more once the game is over. */
function worthsOf({ box, view, me }: Scene, cells: readonly Cell[]): readonly (number | undefined)[] {
  if (me === undefined || view.phase === 'over') return [];
  return benefitWorths(
    box,
    view,
    me,
    cells.map(({ name }) => name),
  );
}

function Counter({ cell, worth }: { readonly cell: Cell; readonly worth: number | undefined }): JSX.Element {
  const { box } = useScene();
  const { name, group, nth } = cell;
  const id = `benefit:${name}:${nth}`;
  const facts = { counter: counterName(name), group: groupName(group) };
  return (
    <Pickable
      class={cx('np-counter', group === undefined ? 'np-counter-bonus' : 'np-counter-progress')}
      target={id}
      card={id}
      data={{ 'data-group': group }}
      label={worth === undefined ? t('counter', facts) : t('counterWorth', { ...facts, worth })}
    >
      <Glyph name={glyphOf(name)} />
      <span class="np-counter-name" aria-hidden="true">
        {counterName(name)}
      </span>
      <Printed gold={box.faces.gold[box.faces.names.indexOf(name)] ?? 0} />
      {worth !== undefined && (
        <b class="np-counter-worth" data-none={worth === 0} aria-hidden="true">
          {t('more', { n: worth })}
        </b>
      )}
    </Pickable>
  );
}

/** The amount on a Gold counter. */
function Printed({ gold }: { readonly gold: number }): JSX.Element | null {
  return gold === 0 ? null : (
    <b class="np-printed" aria-hidden="true">
      {`${gold}`}
    </b>
  );
}

function Price({ scene: { box, view } }: { readonly scene: Scene }): JSX.Element {
  const { now, next } = benefitPrice(box, view);
  const selecting = view.phase === 'selecting';
  return (
    <>
      <p class="np-price" title={t('priceTitle', { now, next })}>
        <span class="unseen">{t('priceTitle', { now, next })}</span>
        <span class="np-price-now" data-open={selecting} aria-hidden="true">
          <Glyph name="gold" />
          <Figure value={now} />
        </span>
        <small aria-hidden="true">{t('priceNext', { next })}</small>
      </p>
      <Storage />
    </>
  );
}
