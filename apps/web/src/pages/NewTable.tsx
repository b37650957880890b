import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BottomBar } from '../app/BottomBar.tsx';
import { currentPlace, navigate } from '../app/router.ts';
import { api, tellFailure } from '../app/session.ts';
import { useGames } from '../app/useGames.ts';
import { watchFromStart } from '../app/watchLater.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { gameOptions } from '../games/gameOptions.ts';
import { t } from '../messages/newTable.ts';
import { t as tShell } from '../messages/shell.ts';
import { Company } from '../newTable/Company.tsx';
import { Components } from '../newTable/Components.tsx';
import { type Draft, isFull, isNamed, newDraft, tableRequest } from '../newTable/draft.ts';
import { GameChoice } from '../newTable/GameChoice.tsx';
import { Hints } from '../newTable/Hints.tsx';
import { Options, Readings } from '../newTable/Options.tsx';
import { Seats } from '../newTable/Seats.tsx';
import { Timing } from '../newTable/Timing.tsx';
import { VisibilityChoice } from '../newTable/VisibilityChoice.tsx';
import '../style/newTable.css';

export function NewTablePage(): JSX.Element {
  const games = useGames();
  const [draft, setDraft] = useState<Draft>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const wanted = currentPlace.get().query.get('game');
    const game = games?.find(({ id }) => id === wanted) ?? games?.[0];
    if (game !== undefined) setDraft(newDraft(game, gameOptions(game.id)));
  }, [games]);
  if (games === undefined || draft === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    if (draft === undefined || (await whoAmI()) === undefined) return;
    setBusy(true);
    const answer = await api.newTable(tableRequest(draft, gameOptions(draft.game.id)));
    setBusy(false);
    if (answer.ok) {
      watchFromStart(answer.value.id);
      navigate(`/table/${answer.value.id}`);
    } else tellFailure(answer.error);
  }

  return (
    <form onSubmit={make}>
      <div class="column stack-wide">
        <h1>{t('new.title')}</h1>
        <GameChoice games={games} draft={draft} onChange={setDraft} />
        <div class="pair">
          <Seats draft={draft} onChange={setDraft} />
          <div class="stack">
            <VisibilityChoice draft={draft} onChange={setDraft} />
            <Timing draft={draft} onChange={setDraft} />
            <Company draft={draft} onChange={setDraft} />
            <Hints draft={draft} onChange={setDraft} />
            <Options draft={draft} onChange={setDraft} />
            <Readings draft={draft} onChange={setDraft} />
            <Components draft={draft} onChange={setDraft} />
          </div>
        </div>
      </div>
      <BottomBar>
        <span class="quiet">{t('new.chosen', { game: draft.game.title, n: draft.seats.length })}</span>
        <Button type="submit" look="primary" size="big" disabled={busy || !isNamed(draft)}>
          {t(isFull(draft) ? 'new.start' : 'new.make')}
        </Button>
      </BottomBar>
    </form>
  );
}
