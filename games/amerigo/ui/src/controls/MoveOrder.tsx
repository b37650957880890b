import { COLOURS, foresee, isLastPhase } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { JSX } from 'preact';
import { goldGained } from '../goldGained.ts';
import { useScene } from '../table/scene.ts';
import { colourName } from '../words.ts';
import { Cash } from './Cash.tsx';
import { playerOf, stateInScene } from './inScene.ts';
import { t } from './messages.ts';
import { priceText } from './price.ts';
import { WordChoice } from './Words.tsx';

/** The spaces ahead: the colour under the disc, the place in the player order, and the points at the end. */
export function MoveOrder(): JSX.Element | null {
  const scene = useScene();
  const { box, question, turn } = scene;
  const player = playerOf(scene);
  if (question?.kind !== 'moveOrder' || player === undefined) return null;
  return (
    <>
      <div class="am-column am-long">
        {box.moves.advance.map(
          (_, count) => turn?.whole.lit.has(`advance:${count}`) && <Space key={count} count={count} ap={question.ap} />,
        )}
      </div>
      <Cash />
    </>
  );
}

function Space({ count, ap }: { readonly count: number; readonly ap: number }): JSX.Element | null {
  const scene = useScene();
  const { box, view, me = 0 } = scene;
  const move = box.moves.advance[count];
  const from = playerOf(scene)?.track ?? 0;
  if (move === undefined) return null;
  const { state, events } = foresee(box, stateInScene(scene), move);
  const to = from + count;
  const colour = box.orderColours[to] ?? 0;
  const points = box.orderWorth[to] ?? 0;
  const gold = goldGained(events);
  const parts = [
    t(isLastPhase(box, view) ? 'orderTies' : 'orderRank', { rank: state.discs.indexOf(me) + 1 }),
    ...(points > (box.orderWorth[from] ?? 0) ? [t('orderPoints', { points })] : []),
    ...(gold > 0 ? [t('orderGold', { gold })] : []),
  ];
  const name = COLOURS[colour];
  return (
    <WordChoice
      target={`advance:${count}`}
      {...(name !== undefined && { glyph: name })}
      main={count === 0 ? t('orderStay', { to }) : t('orderSpace', { to, colour: colourName(colour) })}
      figure={count === 0 ? undefined : priceText(count, ap)}
      more={capital(t('parts', { parts: list(parts, 'plain') }))}
    />
  );
}
