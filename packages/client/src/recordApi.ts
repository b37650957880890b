import type {
  LadderInfo,
  MeetingInfo,
  NewTournament,
  Paged,
  RatingPoint,
  RecordInfo,
  ResultInfo,
  TournamentInfo,
  TournamentSummary,
} from '@portolan/protocol';
import { type Answered, type Fetch, makeRequests } from './api.ts';

export interface ResultsWanted {
  readonly game?: string;
  /** Only games for one. */
  readonly solo?: boolean;
  /** The number of the last one already seen. */
  readonly before?: number;
}

export interface MeetingsWanted {
  readonly game?: string;
  readonly opponent?: string;
}

export interface LadderWanted {
  readonly season?: string;
  /** The last one already seen. */
  readonly after?: string;
}

/** Requests about records, ratings and tournaments, loaded by the pages that need them. */
export interface RecordApi {
  record(player: string): Answered<RecordInfo>;
  results(player: string, wanted?: ResultsWanted): Answered<Paged<ResultInfo>>;
  ratingCurve(player: string, game: string): Answered<readonly RatingPoint[]>;
  meetings(player: string, wanted?: MeetingsWanted): Answered<readonly MeetingInfo[]>;
  ladder(game: string, wanted?: LadderWanted): Answered<LadderInfo>;
  hideRecord(hidden: boolean): Answered<undefined>;
  tournaments(): Answered<readonly TournamentSummary[]>;
  tournament(id: string): Answered<TournamentInfo>;
  newTournament(request: NewTournament): Answered<TournamentInfo>;
  enterTournament(id: string): Answered<TournamentInfo>;
  leaveTournament(id: string): Answered<TournamentInfo>;
  startTournament(id: string): Answered<TournamentInfo>;
}

export function makeRecordApi(fetch: Fetch): RecordApi {
  const { get, post } = makeRequests(fetch);
  const tournament = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;
  const of = (player: string): string => `/players/${encodeURIComponent(player)}`;
  return {
    record: (player) => get(of(player)),
    results: (player, { game, solo, before } = {}) =>
      get(`${of(player)}/results${query({ game, solo: solo === true ? 1 : undefined, before })}`),
    ratingCurve: (player, game) => get(`${of(player)}/curve${query({ game })}`),
    meetings: (player, wanted = {}) => get(`${of(player)}/meetings${query({ ...wanted })}`),
    ladder: (game, wanted = {}) => get(`/ratings/${encodeURIComponent(game)}${query({ ...wanted })}`),
    hideRecord: (hidden) => post('/me/record', { hidden }),
    tournaments: () => get('/tournaments'),
    tournament: (id) => get(tournament(id)),
    newTournament: (request) => post('/tournaments', request),
    enterTournament: (id) => post(`${tournament(id)}/enter`),
    leaveTournament: (id) => post(`${tournament(id)}/leave`),
    startTournament: (id) => post(`${tournament(id)}/start`),
  };
}

/** What is given, as the end of an address. */
function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
}
