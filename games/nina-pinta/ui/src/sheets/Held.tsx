import { list } from '@portolan/i18n';
import { GROUPS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { Glyph, glyphOf } from '../art/Glyph.tsx';
import { counterName, groupName } from '../words.ts';
import { t } from './messages.ts';
import { States } from './States.tsx';
import type { SheetPartProps } from './Stores.tsx';

/** The Benefits a player holds: Military in the open, the others behind the screen. */
export function Held({ seat, player }: SheetPartProps): JSX.Element {
  const { progress, kept = [], retained } = player;
  return (
    <ul class="np-held" data-spot={`held:${seat}`} data-card={`held:${seat}`} aria-label={t('held')}>
      {progress === undefined && (
        <li class="np-hidden" title={t('heldHidden')}>
          <span class="unseen">{t('heldHidden')}</span>
          <Glyph name="screen" />
        </li>
      )}
      {GROUPS.map((group) => {
        const held = group === 'military' ? player.military : (progress?.[group] ?? []);
        return (
          <HeldGroup
            key={group}
            group={group}
            held={held}
            {...(group === 'military' ? { id: `military:${seat}` } : {})}
          />
        );
      })}
      <HeldGroup group="bonus" held={kept} />
      <HeldGroup group="retained" held={retained} />
      <States player={player} />
    </ul>
  );
}

interface HeldGroupProps {
  readonly group: (typeof GROUPS)[number] | 'bonus' | 'retained';
  readonly held: readonly string[];
  readonly id?: string;
}

function HeldGroup({ group, held, id }: HeldGroupProps): JSX.Element | null {
  if (held.length === 0 && id === undefined) return null;
  const kinds = [...new Set(held)];
  const name = group === 'bonus' ? t('kept') : group === 'retained' ? t('retained') : groupName(group);
  const counted = kinds.map((kind) =>
    t('times', { n: held.filter((one) => one === kind).length, counter: counterName(kind) }),
  );
  const label = held.length === 0 ? t('noneOf', { name }) : t('heldOf', { name, counters: list(counted, 'plain') });
  return (
    <li class="np-held-group" data-group={group} data-card={id} data-spot={id} title={label}>
      <span class="unseen">{label}</span>
      {kinds.map((kind) => {
        const n = held.filter((one) => one === kind).length;
        return (
          <span key={kind} class="np-held-one" aria-hidden="true">
            <Glyph name={glyphOf(kind)} />
            {n > 1 && <small>{`${n}`}</small>}
          </span>
        );
      })}
      {held.length === 0 && (
        <span class="np-held-none" aria-hidden="true">
          <Glyph name="military" />
        </span>
      )}
    </li>
  );
}
