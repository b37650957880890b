/**
 * Finished matches are recorded once each: what is left to do is a small index. Whatever began with the entries of
 * another match, or was played on one device, belongs in nobody's record.
 */
export const RECORD_MIGRATION = `
  ALTER TABLE game_table ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
  UPDATE game_table SET recorded = 1 WHERE visibility = 'hotseat' OR EXISTS
    (SELECT 1 FROM entry WHERE entry.game_table = game_table.id AND seq = 1 AND entry.id IN ('imported-1', 'branch-1'));
  CREATE INDEX game_table_unrecorded ON game_table (status, recorded, moved_at, id)
    WHERE status = 'finished' AND recorded = 0;
  CREATE TABLE result (
    game_table TEXT NOT NULL,
    seat INTEGER NOT NULL,
    number BIGINT NOT NULL,
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    resigned INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    ended_at BIGINT NOT NULL,
    season TEXT,
    mu DOUBLE PRECISION,
    sigma DOUBLE PRECISION,
    PRIMARY KEY (game_table, seat)
  );
  CREATE INDEX result_number ON result (number, seat);
  CREATE INDEX result_who ON result (who, number);
  CREATE INDEX result_game ON result (who, game, number);
  CREATE INDEX result_solo ON result (who, number) WHERE seats = 1;
  CREATE INDEX result_rated ON result (who, game, number) WHERE season IS NOT NULL;
  CREATE TABLE tally (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    place INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    best DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (who, game, seats, place)
  );
  CREATE TABLE meeting (
    who TEXT NOT NULL,
    opponent TEXT NOT NULL,
    game TEXT NOT NULL,
    matches INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    PRIMARY KEY (who, opponent, game)
  );
  CREATE INDEX meeting_most ON meeting (who, game, matches);
  CREATE INDEX meeting_opponent ON meeting (opponent);
  CREATE TABLE rating (
    season TEXT NOT NULL,
    game TEXT NOT NULL,
    who TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    low_end DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (season, game, who)
  );
  CREATE INDEX rating_ladder ON rating (season, game, low_end);
  CREATE INDEX rating_who ON rating (who, game, season);
  CREATE TABLE season (
    id TEXT PRIMARY KEY,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL
  );
  CREATE TABLE hidden_record (
    player TEXT PRIMARY KEY
  );
  `;
