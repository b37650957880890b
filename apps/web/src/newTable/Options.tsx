import type { GameOption } from '@portolan/client';
import { SelectField, Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { gameOptions } from '../games/gameOptions.ts';
import { optionsFor } from '../games/optionsFor.ts';
import { t } from '../messages/newTable.ts';
import { t as tOptions } from '../messages/options.ts';
import { type Draft, type DraftProps, withOption } from './draft.ts';

export function Options({ draft, onChange }: DraftProps): JSX.Element | null {
  const options = optionsOf(draft).filter(({ rule }) => rule === undefined);
  if (options.length === 0) return null;
  const change = (key: string, value: boolean | string): void => onChange(withOption(draft, key, value));
  return (
    <fieldset class="surface stack">
      <legend>{t('new.options')}</legend>
      {options.map(({ key, label, hint, values, initial }) =>
        values === undefined ? (
          <Tick
            key={key}
            label={label}
            hint={hint}
            checked={(draft.options[key] ?? initial) === true}
            onChange={(checked) => change(key, checked)}
          />
        ) : (
          <SelectField
            key={key}
            label={label}
            hint={hint}
            value={String(draft.options[key] ?? initial)}
            options={values}
            onChange={(value) => change(key, value)}
          />
        ),
      )}
    </fieldset>
  );
}

/** Second readings of rules: for people who know the game, so they are folded away. */
export function Readings({ draft, onChange }: DraftProps): JSX.Element | null {
  const readings = optionsOf(draft).filter(({ rule }) => rule !== undefined);
  if (readings.length === 0) return null;
  return (
    <details class="surface" key={draft.game.id}>
      <summary>{tOptions('options.readings')}</summary>
      <div class="stack">
        <p class="quiet small">{tOptions('options.readingsHint')}</p>
        {readings.map(({ key, label, hint, rule = '' }) => (
          <Tick
            key={key}
            label={label}
            hint={tOptions('options.readingHint', { hint, rule })}
            checked={draft.options[key] === true}
            onChange={(checked) => onChange(withOption(draft, key, checked))}
          />
        ))}
      </div>
    </details>
  );
}

function optionsOf({ game, seats }: Draft): readonly GameOption[] {
  return optionsFor(gameOptions(game.id), seats.length);
}
