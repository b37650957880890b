import type { GameInfo, MeetingInfo, RecordInfo } from '@portolan/protocol';
import { SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../messages/record.ts';
import { partyId, partyName } from './partyName.ts';
import { recordApi } from './recordApi.ts';
import { titleOf } from './titleOf.ts';
import { useLoaded } from './useLoaded.ts';

interface HeadToHeadProps {
  readonly record: RecordInfo;
  readonly games: readonly GameInfo[];
}

/** How a player has fared against a chosen opponent; nothing until they have met somebody. */
export function HeadToHead({ record, games }: HeadToHeadProps): JSX.Element | null {
  const met = useLoaded(record.player, () => recordApi.meetings(record.player)).value ?? [];
  const [chosen, setChosen] = useState<string>();
  const meeting = met.find(({ opponent }) => partyId(opponent) === chosen) ?? met[0];
  if (meeting === undefined) return null;
  const opponent = partyId(meeting.opponent);
  const played = [...new Set(record.tallies.map(({ game }) => game))];
  return (
    <section class="stack">
      <h2>{t('meeting.heading')}</h2>
      <div class="surface stack">
        <SelectField
          label={t('meeting.opponent')}
          value={opponent}
          options={met.map((one) => ({ value: partyId(one.opponent), label: partyName(one.opponent) }))}
          onChange={setChosen}
        />
        <dl class="meeting">
          <Balance label={t('meeting.all')} meeting={meeting} />
          {played.map((game) => (
            <InGame
              key={`${opponent}/${game}`}
              {...{ game, opponent }}
              player={record.player}
              title={titleOf(games, game)}
            />
          ))}
        </dl>
        <p class="meeting-key small quiet" aria-hidden="true">
          <span data-side="ahead">{t('meeting.ahead', { name: record.name })}</span>
          <span data-side="level">{t('meeting.level')}</span>
          <span data-side="behind">{t('meeting.behind', { name: record.name })}</span>
        </p>
      </div>
    </section>
  );
}

interface InGameProps {
  readonly player: string;
  readonly opponent: string;
  readonly game: string;
  readonly title: string;
}

function InGame({ player, opponent, game, title }: InGameProps): JSX.Element | null {
  const [meeting] = useLoaded(`${opponent}/${game}`, () => recordApi.meetings(player, { game, opponent })).value ?? [];
  return meeting === undefined ? null : <Balance label={title} meeting={meeting} />;
}

function Balance({ label, meeting }: { readonly label: string; readonly meeting: MeetingInfo }): JSX.Element {
  const { ahead, behind, matches } = meeting;
  const level = matches - ahead - behind;
  const width = (count: number) => ({ width: `${(100 * count) / matches}%` });
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span class="meeting-bar" aria-hidden="true">
          <span data-side="ahead" style={width(ahead)} />
          <span data-side="level" style={width(level)} />
          <span data-side="behind" style={width(behind)} />
        </span>
        <span class="small">{t('meeting.counts', { ahead, behind, level })}</span>
      </dd>
    </div>
  );
}
