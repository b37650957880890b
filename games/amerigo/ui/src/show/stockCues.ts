import { displayHalves, type Event, GOODS } from '@portolan/amerigo';
import { ring, sound, staggered, travel } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';
import type { Sprite, SpriteCue } from './sprite.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
type StockEvent = EventOf<
  | 'cannonsLoaded'
  | 'tilePlanned'
  | 'progressMoved'
  | 'tokenTaken'
  | 'tokenUsed'
  | 'productionBought'
  | 'orderMoved'
  | 'orderJumped'
  | 'progressDealt'
  | 'productionDealt'
>;

const WHOLE = { at: 0, for: 0.95 };

/** Cannons, tiles, tokens, production and the discs on the tracks. */
export function stockCues(scene: ShownScene, event: StockEvent): readonly SpriteCue[] {
  const { box, view } = scene;
  switch (event.kind) {
    case 'cannonsLoaded': {
      const { seat, count } = event;
      if (count === 0) return [ring(`cannons:${seat}`)];
      const journey = { from: ['act:black', `seat:${seat}`], to: [`cannons:${seat}`, `seat:${seat}`], time: WHOLE };
      return [travel({ is: 'glyph', name: 'cannon', count }, journey)];
    }
    case 'tilePlanned': {
      const { seat, piece } = event;
      const name = box.names.pieces[piece] ?? '';
      const to = [`planned:${seat}:${name}`, `seat:${seat}`];
      return [
        travel(
          { is: 'shape', piece, seat },
          { from: [`supply:${seat}:${name}`, `supply:${name}`, 'act:red'], to, time: WHOLE, arc: 0.1 },
        ),
      ];
    }
    case 'tokenTaken': {
      const { seat, token } = event;
      const name = `token:${box.names.tokens[token]}`;
      const from = [`display:${view.display.indexOf(token)}`, name];
      const to = [`tokens:${seat}`, `seat:${seat}`];
      return [travel({ is: 'token', token }, { from, to, time: WHOLE, arc: 0.15 })];
    }
    case 'tokenUsed': {
      const { seat, token } = event;
      const to = [`token:${box.names.tokens[token]}`, `tokens:${seat}`];
      return [{ do: 'puff', sprite: { is: 'token', token }, to, ...WHOLE }];
    }
    case 'productionBought':
      return productionCues(scene, event);
    case 'progressMoved':
      return [discCue('progress', event.seat, event.to)];
    case 'orderMoved':
      return event.count === 0 ? [ring(`disc:order:${event.seat}`)] : [discCue('order', event.seat, event.to)];
    case 'orderJumped':
      return [discCue('order', event.seat, event.to)];
    case 'progressDealt':
      return dealtCues(scene, event.tokens);
    case 'productionDealt':
      return [
        sound('reveal'),
        ...staggered(
          event.market.map((kind, space) => ({ kind, space })),
          ({ kind, space }) => ({ do: 'appear', sprite: production(scene, kind), to: [`market:${space}`], ...WHOLE }),
        ),
      ];
  }
}

function production({ box }: ShownScene, kind: number): Sprite {
  const { good = 0, cost = 0 } = box.production[kind] ?? {};
  return { is: 'production', good, cost };
}

function productionCues(scene: ShownScene, { seat, production: kind }: EventOf<'productionBought'>): SpriteCue[] {
  const { good = 0 } = scene.box.production[kind] ?? {};
  const from = [`market:${scene.view.market.indexOf(kind)}`, `production:${kind}`, 'act:yellow'];
  const to = [`productionOf:${seat}:${GOODS[good]}`, `seat:${seat}`];
  return [travel(production(scene, kind), { from, to, time: WHOLE, arc: 0.15 })];
}

function discCue(track: 'progress' | 'order', seat: number, to: number): SpriteCue {
  const piece = `disc:${track}:${seat}`;
  const spots = [`${track}Space:${to}`, `track:${track}`];
  return travel(
    { is: 'disc', seat },
    { from: [piece, `track:${track}`], to: spots, time: WHOLE, hides: piece, arc: 0.1 },
  );
}

/** The right half leaves, the left half slides over, and new tokens take its place. [AM-NEXT-04] [AM-NEXT-05] */
function dealtCues({ box, view }: ShownScene, dealt: readonly number[]): SpriteCue[] {
  const { kept, leaving } = displayHalves(
    box,
    view.display.map((token, space) => ({ token, space })),
  );
  const isThere = ({ token }: { readonly token: number }): boolean => token >= 0;
  return [
    ...leaving.filter(isThere).map(
      ({ token, space }): SpriteCue => ({
        do: 'puff',
        sprite: { is: 'token', token },
        to: [`display:${space}`],
        at: 0,
        for: 0.35,
      }),
    ),
    ...kept
      .filter(isThere)
      .map(({ token, space }, at) =>
        travel(
          { is: 'token' as const, token },
          { from: [`display:${space}`], to: [`display:${kept.length + at}`], time: { at: 0.25, for: 0.4 } },
        ),
      ),
    sound('reveal', 0.6),
    ...staggered(
      dealt.map((token, space) => ({ token, space })),
      ({ token, space }): SpriteCue => ({
        do: 'appear',
        sprite: { is: 'token', token },
        to: [`display:${space}`],
        at: 0.6,
        for: 0.4,
      }),
    ),
  ];
}
