import { COLOURS, type TurnOutlook } from '@portolan/amerigo';
import { Pickable } from '@portolan/table-kit';
import type { ComponentChildren, JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { actionName } from '../words.ts';
import { t } from './messages/panels.ts';

/** What a turn offers besides the seven actions. */
export function Instead({ outlook }: { readonly outlook: TurnOutlook }): JSX.Element {
  const { takeGold, takePoints, ownsJump } = outlook;
  const first = useScene().view.readings?.jumpToFirstPlayer === true;
  return (
    <ul class="am-instead">
      <Special outlook={outlook} />
      <Way id="gold" name={t('takeGold')} label={t('takeGoldTitle', { n: takeGold })} isOpen={takeGold > 0}>
        <b>{`${takeGold}`}</b>
        <Glyph name="gold" />
      </Way>
      {takePoints !== undefined && (
        <Way id="points" name={t('takePoints')} label={t('takePointsTitle', { n: takePoints })} isOpen={takePoints > 0}>
          <b>{`${takePoints}`}</b>
          <Glyph name="points" />
        </Way>
      )}
      {ownsJump && (
        <Way
          id="jump"
          name={t('jump')}
          label={t('jumpTitle', { first })}
          isOpen={outlook.actions.at(-1)?.available === true}
        >
          <Glyph name="white" />
        </Way>
      )}
    </ul>
  );
}

/** The action of the colour under the player's order disc. */
function Special({ outlook }: { readonly outlook: TurnOutlook }): JSX.Element {
  const { special, points, actions } = outlook;
  const colour = COLOURS[special ?? -1];
  if (special === undefined || colour === undefined) {
    return (
      <Way id="special" name={t('special')} label={t('noSpecial')} isOpen={false}>
        <Glyph name="white" />
      </Way>
    );
  }
  const n = points + (actions[special]?.bonus ?? 0);
  return (
    <Way id="special" name={t('special')} label={t('specialTitle', { action: actionName(special), n })} isOpen>
      <b>{`${n}`}</b>
      <span class="am-face-action" data-colour={colour}>
        <Glyph name={colour} />
      </span>
    </Way>
  );
}

interface WayProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly children: ComponentChildren;
}

function Way({ id, name, label, isOpen, children }: WayProps): JSX.Element {
  return (
    <Pickable class={isOpen ? 'am-way' : 'am-way am-shut'} target={`act:${id}`} card={`act:${id}`} label={label}>
      <span aria-hidden="true">{name}</span>
      <span class="am-way-brings" aria-hidden="true">
        {children}
      </span>
    </Pickable>
  );
}
