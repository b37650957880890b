import { WORLDS } from '@portolan/nina-pinta';
import { cx, Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { Piece } from '../art/Piece.tsx';
import { useScene } from '../table/scene.ts';
import { crewWords, landName, worldName } from '../words.ts';
import { t } from './messages.ts';
import type { SheetPartProps } from './Stores.tsx';

/** The three ships: crew and room, gold aboard, where they are, and where their Captains are. */
export function Ships({ seat, player }: SheetPartProps): JSX.Element {
  return (
    <ul class="np-ships">
      {WORLDS.map((_, world) => (
        <Ship key={world} seat={seat} player={player} world={world} />
      ))}
    </ul>
  );
}

function Ship({ seat, player, world }: SheetPartProps & { readonly world: number }): JSX.Element {
  const { box } = useScene();
  const id = WORLDS[world] ?? WORLDS[0];
  const { crewLimit, harbours, cargo, captains, governed } = player;
  const gold = cargo[id] ?? 0;
  const harbour = harbours[id];
  const at = captains[id];
  const turn = (player.voyage ?? []).indexOf(id);
  const captain = at === undefined ? null : <Glyph name="captain" class="np-ship-captain" />;
  const label = shipLabel({ seat, player, world: worldName(box, id), land: harbour && landName(box, harbour) }, id);
  return (
    <li
      class={cx('np-own-ship', 'np-hue', governed.includes(id) && 'np-governed')}
      data-world={id}
      data-card={`hold:${seat}:${id}`}
      data-spot={`hold:${seat}:${id}`}
      title={at === undefined ? label : `${label} ${t('captainAt', { land: landName(box, at) })}`}
    >
      <span class="unseen">{label}</span>
      {harbour === undefined ? (
        <>
          <Crew player={player} world={id} limit={crewLimit} />
          <span class="np-ship-line" aria-hidden="true">
            <Glyph name={id} />
            <Piece body="ship" seat={seat} id={`ship:${seat}:${id}`}>
              {turn >= 0 && <b class="np-ship-turn">{`${turn + 1}`}</b>}
            </Piece>
            {captain}
          </span>
        </>
      ) : (
        <>
          <span class="np-ship-line" aria-hidden="true">
            <Glyph name={id} />
            <Cargo gold={gold} />
            {captain}
          </span>
          <span class="np-ship-line" aria-hidden="true">
            {t('harbour', { land: landName(box, harbour) })}
          </span>
        </>
      )}
    </li>
  );
}

/** The gold on a ship in harbour. */
function Cargo({ gold }: { readonly gold: number }): JSX.Element {
  return (
    <b class={gold === 0 ? 'np-cargo np-nought' : 'np-cargo'}>
      <Glyph name="gold" />
      <Figure value={gold} />
    </b>
  );
}

interface CrewProps {
  readonly player: SheetPartProps['player'];
  readonly world: (typeof WORLDS)[number];
  readonly limit: number;
}

/** A place for each of the crew; hidden loads are drawn as a screen. */
function Crew({ player, world, limit }: CrewProps): JSX.Element {
  if (player.loads === undefined) return <Glyph name="screen" class="np-crew-hidden" />;
  const { captain = false, settlers = 0 } = player.loads[world] ?? {};
  const crew = captain ? 1 + settlers : settlers;
  return (
    <span class="np-crew" aria-hidden="true">
      {Array.from({ length: limit }, (_, at) => (
        <span key={at} class={at < crew ? 'np-berth-full' : 'np-berth-free'}>
          {at < crew && <Glyph name={captain && at === 0 ? 'captain' : 'settler'} />}
        </span>
      ))}
    </span>
  );
}

interface ShipFacts extends SheetPartProps {
  readonly world: string;
  readonly land: string | undefined;
}

function shipLabel({ player, world, land }: ShipFacts, id: (typeof WORLDS)[number]): string {
  const { loads, crewLimit: limit, cargo } = player;
  const gold = cargo[id] ?? 0;
  const where = land === undefined ? t('shipHome', { world }) : t('shipAt', { world, land, gold });
  if (loads === undefined) return t('shipHidden', { where });
  const { captain = false, settlers = 0 } = loads[id] ?? {};
  return t('ship', { where, crew: crewWords(captain, settlers), limit });
}
