import { type ActionOutlook, COLOURS, type TurnOutlook, turnOutlook } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { cx, Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Cubes } from '../art/Cubes.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { forSeat } from '../table/forSeat.ts';
import { Pickable } from '../table/Pickable.tsx';
import { picks } from '../table/picks.ts';
import { useScene } from '../table/scene.ts';
import { actionName, colourName } from '../words.ts';
import { t } from './messages/panels.ts';
import { Panel } from './Panel.tsx';
import './wheel.css';

/** In percent of the wheel: how far the actions, and the cubes that have fallen, are from its centre. */
const ACTIONS_AT = 38;
const CUBES_AT = 17;

/** The seven actions with their storages, clockwise in the order of the phases; the fallen cubes in the middle. */
export function ActionWheel(): JSX.Element {
  const scene = useScene();
  const { view, box } = scene;
  const outlook = turnOutlook(box, view, forSeat(scene));
  const known = JSON.stringify([view.cubes, outlook]);
  return (
    <Panel name="wheel" title={t('actions')} of={[known, view.phase, picks(scene, 'act')]}>
      {() => <Wheel outlook={outlook} />}
    </Panel>
  );
}

function Wheel({ outlook }: { readonly outlook: TurnOutlook }): JSX.Element {
  const { view } = useScene();
  const { points, gold } = outlook;
  return (
    <div class="am-wheel">
      <span class="am-wheel-rim" />
      {view.cubes.action.map((count, colour) => (
        <span key={colour} class="am-fallen" style={at(colour, CUBES_AT)} data-spot={`cube:${COLOURS[colour]}`}>
          <Cubes colour={colour} count={count} />
        </span>
      ))}
      <ol>
        {outlook.actions.map((action) => (
          <Action key={action.colour} action={action} points={points} />
        ))}
      </ol>
      <p class="am-wheel-points" title={points === 0 ? t('noAp') : t('apTitle', { n: points })}>
        <b>
          <Figure value={points} />
        </b>
        <small>{t('ap')}</small>
      </p>
      {gold > 0 && (
        <p class="am-wheel-gold" title={t('withGoldTitle', { n: gold })}>
          <Glyph name="gold" />
          {t('bonus', { n: gold })}
        </p>
      )}
    </div>
  );
}

/** The left and top of something at a colour's angle. */
function at(colour: number, distance: number): { left: string; top: string } {
  const angle = ((colour / COLOURS.length) * 2 - 0.5) * Math.PI;
  const percent = (share: number): string => `${(50 + share * distance).toFixed(2)}%`;
  return { left: percent(Math.cos(angle)), top: percent(Math.sin(angle)) };
}

interface ActionProps {
  readonly action: ActionOutlook;
  readonly points: number;
}

function Action({ action, points }: ActionProps): JSX.Element {
  const { colour, available, bonus } = action;
  const { view } = useScene();
  const id = COLOURS[colour] ?? 'white';
  const stored = view.cubes.storage[colour] ?? 0;
  const out = view.cubes.action[colour] ?? 0;
  const name = capital(actionName(colour));
  const label = available
    ? t('action', { action: name, n: points + bonus })
    : t('actionShut', { action: name, colour: colourName(colour) });
  return (
    <Pickable
      class={cx('am-action', !available && 'am-shut', view.phase === id && view.question !== undefined && 'am-in-use')}
      target={`act:${id}`}
      card={`act:${id}`}
      colour={id}
      label={label}
      at={at(colour, ACTIONS_AT)}
    >
      <span class="am-action-face" aria-hidden="true">
        <Glyph name={id} />
        {available && <b>{`${points}`}</b>}
        {bonus > 0 && <small>{t('bonus', { n: bonus })}</small>}
      </span>
      <span
        class="am-storage"
        data-spot={`storage:${id}`}
        data-card={`storage:${id}`}
        title={t('storage', { colour: colourName(colour), storage: stored, out })}
      >
        <Cubes colour={colour} count={stored} />
      </span>
    </Pickable>
  );
}
