import { COLOURS, cubesOnAction, cubesPerGold, firstPlayer, foresee, type Move } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { forecastAction } from '../forecastAction.ts';
import { t as target } from '../messages/targets.ts';
import { useScene } from '../table/scene.ts';
import { actionName, colourName } from '../words.ts';
import { Cash } from './Cash.tsx';
import { stateInScene } from './inScene.ts';
import { t } from './messages.ts';
import { WordChoice } from './Words.tsx';

/** The available actions with their action points and what each would do now, then what can be had instead. */
export function TakeTurn(): JSX.Element {
  const { turn } = useScene();
  const lit = turn?.whole.lit;
  return (
    <>
      <div class="am-column">
        {COLOURS.map((id, colour) => lit?.has(`act:${id}`) && <ActionChoice key={id} colour={colour} />)}
        {lit?.has('act:special') && <SpecialChoice />}
        {lit?.has('act:jump') && <JumpChoice />}
      </div>
      <fieldset class="tk-choice-group">
        <legend>{t('instead')}</legend>
        <div class="am-column">
          <GoldChoice />
          {lit?.has('act:points') && <PointsChoice />}
        </div>
      </fieldset>
      <Cash />
    </>
  );
}

function ActionChoice({ colour }: { readonly colour: number }): JSX.Element | null {
  const scene = useScene();
  const { box } = scene;
  const id = COLOURS[colour];
  const move = box.moves.act[colour];
  const forecast = move && forecastAction(box, stateInScene(scene), move);
  if (forecast === undefined || id === undefined) return null;
  return (
    <WordChoice
      target={`act:${id}`}
      glyph={id}
      main={target(id)}
      figure={t('apShort', { ap: forecast.ap })}
      more={capital(forecast.text)}
      warn={forecast.futile}
      card={`act:${id}`}
    />
  );
}

function SpecialChoice(): JSX.Element | null {
  const scene = useScene();
  const { box } = scene;
  const state = stateInScene(scene);
  const forecast = forecastAction(box, state, box.moves.special);
  const colour = colourChosen(foresee(box, state, box.moves.special).events);
  if (forecast === undefined || colour === undefined) return null;
  return (
    <WordChoice
      target="act:special"
      glyph="white"
      main={t('special', { action: actionName(colour) })}
      figure={t('apShort', { ap: forecast.ap })}
      more={t('specialMore', { colour: colourName(colour), effect: capital(forecast.text) })}
      warn={forecast.futile}
      card="act:special"
    />
  );
}

function colourChosen(events: ReturnType<typeof foresee>['events']): number | undefined {
  return events.find((event) => event.kind === 'actionChosen')?.colour;
}

function JumpChoice(): JSX.Element {
  const scene = useScene();
  const { view, names } = scene;
  const leader = firstPlayer(view);
  return (
    <WordChoice
      target="act:jump"
      glyph="white"
      main={t('jump')}
      more={t('jumpMore', { space: view.players[leader]?.track ?? 0, name: names[leader] ?? '' })}
      card="act:jump"
    />
  );
}

/** Sums what the move would bring, as the rules tell it. */
function gained(scene: ReturnType<typeof useScene>, move: Move): { readonly gold: number; readonly points: number } {
  const { events } = foresee(scene.box, stateInScene(scene), move);
  let [gold, points] = [0, 0];
  for (const event of events) {
    if (event.kind === 'goldGained') [gold, points] = [gold + event.gold, points + event.points];
    if (event.kind === 'cubesScored') points += event.points;
  }
  return { gold, points };
}

function GoldChoice(): JSX.Element {
  const scene = useScene();
  const { box, me = 0 } = scene;
  const { gold, points } = gained(scene, box.moves.takeGold);
  const state = stateInScene(scene);
  const why = t('takeGoldMore', { cubes: cubesOnAction(state), share: cubesPerGold(box, state, me) });
  return (
    <WordChoice
      target="act:gold"
      glyph="gold"
      main={t('takeGold', { gold: gold + points })}
      more={points > 0 ? t('takeGoldOver', { points }) : capital(why)}
      warn={points > 0}
      card="act:gold"
    />
  );
}

function PointsChoice(): JSX.Element {
  const scene = useScene();
  const { points } = gained(scene, scene.box.moves.takePoints);
  return (
    <WordChoice
      target="act:points"
      glyph="points"
      main={t('takePoints', { points })}
      more={t('takePointsMore')}
      card="act:points"
    />
  );
}
