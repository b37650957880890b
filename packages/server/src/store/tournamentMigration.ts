/** Tournaments, who signed up, and their games. `tournament_late` is used by servers of before 0.1.0 only. */
export const TOURNAMENT_MIGRATION = `
  CREATE TABLE tournament (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    host TEXT NOT NULL,
    seats INTEGER NOT NULL,
    group_size INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    round_days INTEGER NOT NULL,
    terms TEXT NOT NULL,
    status TEXT NOT NULL,
    stage INTEGER NOT NULL,
    round INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    deadline BIGINT,
    winner TEXT,
    rev INTEGER NOT NULL
  );
  CREATE INDEX tournament_status ON tournament (status, created_at);
  CREATE INDEX tournament_host ON tournament (host, status);
  CREATE INDEX tournament_late ON tournament (deadline) WHERE deadline IS NOT NULL;
  CREATE TABLE entrant (
    tournament TEXT NOT NULL,
    player TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (tournament, player)
  );
  CREATE INDEX entrant_player ON entrant (player);
  CREATE TABLE tournament_game (
    game_table TEXT PRIMARY KEY,
    tournament TEXT NOT NULL,
    stage INTEGER NOT NULL,
    grp INTEGER NOT NULL,
    round INTEGER NOT NULL,
    players TEXT NOT NULL,
    result TEXT
  );
  CREATE INDEX tournament_game_of ON tournament_game (tournament, stage, grp, round);
  `;
