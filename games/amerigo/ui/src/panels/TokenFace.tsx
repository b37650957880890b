import type { Box } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import { t } from './messages/tokens.ts';
import './tokenFace.css';

type TokenData = Box['components']['progressTokens'][number];

export interface TokenFaceProps {
  readonly box: Box;
  readonly token: number;
  /** With two or three words below the symbols. */
  readonly words?: boolean;
}

/** What is printed on a progress token. Hidden from screen readers: `tokenWords` says it in a sentence. */
export function TokenFace({ box, token, words = false }: TokenFaceProps): JSX.Element | null {
  const data = box.components.progressTokens[token];
  if (data === undefined) return null;
  return (
    <span class="am-face" aria-hidden="true">
      <span class="am-face-signs">
        {signsOf(data).map((sign, at) =>
          'text' in sign ? <b key={at}>{sign.text}</b> : <Sign key={at} name={sign.glyph} />,
        )}
      </span>
      {words && <span class="am-face-words">{t(data.kind)}</span>}
    </span>
  );
}

/** An action's symbol stands on its colour. */
function Sign({ name }: { readonly name: GlyphName }): JSX.Element {
  return ACTIONS.has(name) ? (
    <span class="am-face-action" data-colour={name}>
      <Glyph name={name} />
    </span>
  ) : (
    <Glyph name={name} />
  );
}

const ACTIONS: ReadonlySet<GlyphName> = new Set(['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white']);

type Part = { readonly text: string } | { readonly glyph: GlyphName };

function signsOf({ kind, colours = [], amount = 0 }: TokenData): readonly Part[] {
  const text = (value: string): Part => ({ text: value });
  const signs = (...glyphs: readonly GlyphName[]): readonly Part[] => glyphs.map((glyph) => ({ glyph }));
  const more = text(t('more', { n: amount }));
  const number = text(t('amount', { n: amount }));
  switch (kind) {
    case 'actionPoints':
      return [more, ...signs(...colours)];
    case 'shipPoints':
      return [more, ...signs('ship')];
    case 'pirateThreat':
      return [more, ...signs('threat')];
    case 'pirateDamage':
      return [text(t('half')), ...signs('pirate')];
    case 'pirateReward':
      return [number, ...signs('gold', 'pirate')];
    case 'twoNeutrals':
      return [text(t('times', { n: 2 })), ...signs('landscape')];
    case 'redGreen':
      return signs('red', 'green');
    case 'gold':
      return [number, ...signs('gold')];
    case 'postGold':
      return [number, ...signs('gold', 'post')];
    case 'betterGold':
      return [number, ...signs('cube', 'gold')];
    case 'orderJump':
      return [text(t('first')), ...signs('white')];
    case 'cubePoints':
      return signs('cube', 'points');
    case 'endPosts':
      return [number, ...signs('points', 'post')];
    case 'endPoints':
      return [number, ...signs('points')];
    case 'endGold':
      return signs('gold', 'points');
  }
}
