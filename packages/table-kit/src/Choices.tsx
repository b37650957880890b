import {
  type Choice,
  describeMove,
  type GameUi,
  moveDetail,
  moveSentence,
  outlook,
  pick,
  type Turn,
  wordOf,
} from '@portolan/client';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from './messages.ts';
import './choice.css';

export interface ChoicesProps {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly turn: Turn;
}

/** With more buttons than this, the second step appears only after the first. */
const MOST_AT_ONCE = 24;

/** The moves as buttons, grouped by what they begin with. */
export function Choices(props: ChoicesProps): JSX.Element | null {
  const { ui, turn } = props;
  const { choices, settled } = turn.outlook;
  const lone = choices.filter(({ options }) => options.length === 1);
  const groups = choices.filter(({ options }) => options.length > 1);
  const inner = groups.map(({ target }) => outlook(pick(turn.selection, target)).choices);
  const deep = inner.flat().length <= MOST_AT_ONCE;
  if (choices.length === 0) return null;
  return (
    <div class="tk-choices">
      {settled.length > 0 && <p class="tk-choice-path">{settled.map((target) => nameOf(ui, target)).join(' · ')}</p>}
      {lone.length > 0 && (
        <div class="tk-choice-row">
          {lone.map((choice) => (
            <Pick
              key={choice.target}
              {...props}
              choice={choice}
              path={[choice.target]}
              whole={groups.length > 0 || leadsOn(choice)}
            />
          ))}
        </div>
      )}
      {deep &&
        groups.map((choice, at) => <Group key={choice.target} {...props} choice={choice} inner={inner[at] ?? []} />)}
      {!deep && (
        <div class="tk-choice-row">
          {groups.map((choice) => (
            <Pick key={choice.target} {...props} choice={choice} path={[choice.target]} whole={false} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The only move behind it has further targets. */
function leadsOn({ target, options: [only] }: Choice): boolean {
  return only !== undefined && only.path.at(-1) !== target;
}

interface GroupProps extends ChoicesProps {
  readonly choice: Choice;
  readonly inner: readonly Choice[];
}

/** A target and what can follow it. Nothing follows where it already settles the rest. */
function Group({ choice, inner, ...props }: GroupProps): JSX.Element {
  const { target } = choice;
  if (inner.length === 0) return <Pick {...props} choice={choice} path={[target]} whole={false} />;
  return (
    <fieldset class="tk-choice-group">
      <legend>{nameOf(props.ui, target)}</legend>
      <div class="tk-choice-row">
        {inner.map((one) => (
          <Pick key={one.target} {...props} choice={one} path={[target, one.target]} whole={false} />
        ))}
      </div>
    </fieldset>
  );
}

interface PickProps extends ChoicesProps {
  readonly choice: Choice;
  /** Everything this button picks. */
  readonly path: readonly string[];
  /** Spell out the move, because no heading says what it begins with. */
  readonly whole: boolean;
}

/** One button: the thing, and what it brings where that is known. */
function Pick({ ui, view, turn, choice, path, whole }: PickProps): JSX.Element {
  const [option, ...others] = choice.options;
  const single = option !== undefined && others.length === 0;
  const said = single ? describeMove(ui, option.text, view) : undefined;
  const effect = said !== undefined ? moveDetail(said) : t('moves', { n: choice.options.length });
  const spelt = said !== undefined && (whole || (effect === undefined && ui.text !== undefined));
  return (
    <Button size="small" class="tk-choice" onClick={() => turn.pick(...path)}>
      <span>{spelt ? moveSentence(said) : nameOf(ui, choice.target)}</span>
      {effect !== undefined && !spelt && <span class="tk-choice-effect">{effect}</span>}
    </Button>
  );
}

function nameOf(ui: GameUi, target: string): string {
  return ui.nameTarget?.(target) ?? wordOf(target);
}
