import { type LobbyFilter, TABLE_PACES, writeLobbyFilter } from '@portolan/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { currentPlace, navigate } from '../app/router.ts';
import { useStore } from '../app/useStore.ts';
import { LANGUAGES } from './languages.ts';

/** Where the last filter is remembered. */
const KEY = 'portolan.lobby';

/** What is unknown in an address is ignored. */
function filterIn(query: URLSearchParams): LobbyFilter {
  const game = query.get('game');
  const [seats, free] = ['seats', 'free'].map((name) => Number(query.get(name)));
  const pace = TABLE_PACES.find((one) => one === query.get('pace'));
  const rated = { yes: true, no: false }[query.get('rated') ?? ''];
  const language = LANGUAGES.find((one) => one === query.get('language'));
  return {
    ...(game !== null && /^[\w-]{1,40}$/.test(game) ? { game } : {}),
    ...(isCount(seats) ? { seats } : {}),
    ...(isCount(free) ? { free } : {}),
    ...(pace === undefined ? {} : { pace }),
    ...(rated === undefined ? {} : { rated }),
    ...(language === undefined ? {} : { language }),
  };
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8;
}

/** The filter in the address; without one, the filter of the last visit. */
export function useFilter(): [LobbyFilter, (filter: LobbyFilter) => void] {
  const { query } = useStore(currentPlace);
  const text = query.toString();
  const filter = useMemo(() => filterIn(new URLSearchParams(text)), [text]);
  useEffect(() => {
    const last = localStorage.getItem(KEY) ?? '';
    if (text === '' && last !== '') show(filterIn(new URLSearchParams(last)));
  }, []);
  function show(next: LobbyFilter): void {
    const wanted = writeLobbyFilter(next);
    localStorage.setItem(KEY, wanted);
    navigate(wanted === '' ? '/lobby' : `/lobby?${wanted}`, { replace: true });
  }
  return [filter, show];
}
