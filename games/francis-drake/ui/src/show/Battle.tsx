import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { Amount } from '../table/Amount.tsx';
import { Cube, Ship } from '../table/Pieces.tsx';
import type { BattleSprite } from './sprite.ts';
import './battle.css';

/** How many shots or boats are drawn at most. */
const MOST = 3;

/** A close-up of an attack: the ship fires or lands its crew, the target answers, falls, and gives up its treasure. */
export function Battle({ battle }: { readonly battle: BattleSprite }): JSX.Element {
  const { seat, galleon, target, crew, guns } = battle;
  return (
    <div class="fd-battle" data-target-kind={target}>
      <div class="fd-battle-ship">
        <Ship seat={seat} galleon={galleon} nameless />
      </div>
      <div class="fd-battle-target" data-moves="shakes" data-at="0.46" data-for="0.16">
        {target === 'galleon' ? <Body name="galleon" /> : <Glyph name={target} />}
      </div>
      {shots(guns).map((at) => (
        <Shot key={`shot ${at}`} at={0.1 + 0.07 * at} row={at} />
      ))}
      {shots(crew).map((at) => (
        <Boat key={`crew ${at}`} at={0.16 + 0.07 * at} row={at} />
      ))}
      {target !== 'town' && [0, 1].map((at) => <Answer key={`answer ${at}`} at={0.24 + 0.09 * at} row={at} />)}
      <div class="fd-battle-burst" data-moves="puffs" data-at="0.46" data-for="0.26">
        <Body name="burst" />
      </div>
      <div class="fd-battle-flag" data-moves="drops" data-at="0.58" data-for="0.12">
        <Cube seat={seat} />
      </div>
      <Balance battle={battle} />
    </div>
  );
}

function shots(count: number): readonly number[] {
  return Array.from({ length: Math.min(MOST, count) }, (_, at) => at);
}

interface ShotProps {
  readonly at: number;
  readonly row: number;
}

function Shot({ at, row }: ShotProps): JSX.Element {
  return (
    <>
      <div class="fd-battle-smoke" style={{ '--row': row }} data-moves="puffs" data-at={at} data-for="0.2">
        <Body name="smoke" />
      </div>
      <div class="fd-battle-shot" style={{ '--row': row }} data-moves="flies" data-at={at} data-for="0.2">
        <Body name="shot" />
      </div>
    </>
  );
}

function Boat({ at, row }: ShotProps): JSX.Element {
  return (
    <div class="fd-battle-boat" style={{ '--row': row }} data-moves="flies" data-at={at} data-for="0.32">
      <Glyph name="crew" />
    </div>
  );
}

/** Shots from fort or galleon; they miss. */
function Answer({ at, row }: ShotProps): JSX.Element {
  return (
    <>
      <div class="fd-battle-answer" style={{ '--row': row }} data-moves="flies" data-at={at} data-for="0.18">
        <Body name="shot" />
      </div>
      <div class="fd-battle-splash" style={{ '--row': row }} data-moves="puffs" data-at={at + 0.16} data-for="0.2">
        <Body name="splash" />
      </div>
    </>
  );
}

/** What it cost, and what it brought. */
function Balance({ battle }: { readonly battle: BattleSprite }): JSX.Element {
  const { crew, guns, points, treasure } = battle;
  return (
    <div class="fd-battle-balance">
      <span>
        {crew > 0 && <Amount of="crew" n={`−${crew}`} />}
        {guns > 0 && <Amount of="guns" n={`−${guns}`} />}
      </span>
      <span class="fd-battle-won" data-moves="rises" data-at="0.6" data-for="0.12">
        <b class="fd-points">{points}</b>
        {treasure !== undefined && <Glyph name={treasure} />}
      </span>
    </div>
  );
}
