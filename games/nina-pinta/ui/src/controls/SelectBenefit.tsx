import { benefitPrice, benefitWorths, isLastEra } from '@portolan/nina-pinta';
import { Choice } from '@portolan/table-kit';
import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { glyphOf } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { counterName, nameAt } from '../words.ts';
import { t } from './messages.ts';
import { effectAt, offered } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

/** Benefits with what each scores now, the price and the next one; then Double Selection and the Pass spaces. */
export function SelectBenefit(): JSX.Element {
  const scene = useScene();
  const { question, turn } = scene;
  return (
    <>
      {question?.kind === 'selectBenefit' && <Price />}
      <div class="np-column np-long">
        {offered(scene, 'benefit').map((target) => (
          <Benefit key={target} target={target} />
        ))}
        {turn?.whole.lit.has('double') && (
          <WordChoice target="double" glyph="doubleSelection" main={t('double')} more={effectAt(scene, 'double')} />
        )}
      </div>
      <PassSpaces />
    </>
  );
}

/** The price now and in the next round, and the purse. */
function Price(): JSX.Element {
  const scene = useScene();
  const { box, view, me } = scene;
  const buys = offered(scene, 'benefit').length > 0;
  const { now, next } = benefitPrice(box, view);
  const gold = me === undefined ? undefined : view.players[me]?.gold;
  return (
    <dl class="np-facts">
      <dt>{t('priceNow')}</dt>
      <dd>{now}</dd>
      <dt>{t('priceNext')}</dt>
      <dd>{next}</dd>
      {gold !== undefined && (
        <>
          <dt>{t('purse')}</dt>
          <dd>{buys && now > 0 ? t('purseAfter', { gold, rest: gold - now }) : gold}</dd>
        </>
      )}
    </dl>
  );
}

function Benefit({ target }: { readonly target: string }): JSX.Element {
  const scene = useScene();
  const { box, view, me } = scene;
  const [, name = '', nth = '1'] = target.split(':');
  const [worth] = me === undefined ? [] : benefitWorths(box, view, me, [name]);
  const counter = counterName(name);
  return (
    <WordChoice
      target={target}
      glyph={glyphOf(name)}
      main={nth === '1' ? counter : t('nth', { counter, nth: Number(nth) })}
      figure={worth === undefined ? undefined : t('worth', { points: worth })}
      more={effectAt(scene, target)}
      card={target}
    />
  );
}

/** The Pass spaces of the track, the occupied ones with their markers. */
function PassSpaces(): JSX.Element | null {
  const scene = useScene();
  const { box, view, names } = scene;
  const targets = [...offered(scene, 'pass'), ...offered(scene, 'push')].sort(
    (one, other) => spaceOf(one) - spaceOf(other),
  );
  if (targets.length === 0) return null;
  const isLast = isLastEra(box, view);
  return (
    <section class="np-passes">
      <h3>{t(isLast ? 'passLast' : 'passTo')}</h3>
      <div class="np-pass-row">
        {targets.map((target) => {
          const space = spaceOf(target);
          const taken = view.passes.find((pass) => pass.space === space)?.seat;
          const label =
            taken === undefined ? t('passSpace', { space }) : t('pushSpace', { space, who: nameAt(names, taken) });
          return (
            <Choice key={target} target={target} class="np-pass">
              <span class="unseen">{label}</span>
              <b aria-hidden="true">{space}</b>
              {taken !== undefined && (
                <span class="np-pass-taken" aria-hidden="true" style={{ '--colour': seatColour(taken) }}>
                  <Emblem seat={taken} />
                </span>
              )}
            </Choice>
          );
        })}
      </div>
    </section>
  );
}

function spaceOf(target: string): number {
  return Number(target.split(':')[1]);
}
