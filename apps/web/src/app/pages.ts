import type { ComponentType } from 'preact';
import type { RARE } from './rarePages.ts';
import type { PageName } from './routes.ts';

export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

export type Page = ComponentType<PageProps>;

async function loadRare(page: keyof typeof RARE): Promise<Page> {
  return (await import('./rarePages.ts')).RARE[page]();
}

/** Loaded on demand; the server announces the page of an address (see build/preloadPages.ts). */
export const LOADERS: Readonly<Record<PageName, () => Promise<Page>>> = {
  home: async () => (await import('../pages/Home.tsx')).Home,
  newTable: async () => (await import('../pages/NewTable.tsx')).NewTablePage,
  lobby: async () => (await import('../pages/Lobby.tsx')).Lobby,
  table: async () => (await import('../pages/Table.tsx')).TablePage,
  story: async () => (await import('../pages/Story.tsx')).StoryPage,
  replay: async () => (await import('../pages/Replay.tsx')).ReplayPage,
  join: async () => (await import('../pages/Join.tsx')).Join,
  profile: async () => (await import('../pages/Profile.tsx')).Profile,
  notifications: () => loadRare('notifications'),
  people: () => loadRare('people'),
  moderation: () => loadRare('moderation'),
  player: () => loadRare('player'),
  ratings: () => loadRare('ratings'),
  account: () => loadRare('account'),
  mailLink: () => loadRare('mailLink'),
  tournaments: () => loadRare('tournaments'),
  tournament: () => loadRare('tournament'),
  learn: async () => (await import('../pages/Learn.tsx')).Learn,
  about: async () => (await import('../pages/About.tsx')).About,
  notFound: async () => (await import('../pages/NotFound.tsx')).NotFound,
};
