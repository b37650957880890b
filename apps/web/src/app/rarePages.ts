import type { Page } from './pages.ts';

/**
 * Pages that a visit seldom begins with. Their loaders come with the first of them: the names of their files, which
 * compress badly, would otherwise be loaded with every page.
 */
export const RARE = {
  notifications: async (): Promise<Page> => (await import('../pages/Notifications.tsx')).Notifications,
  people: async (): Promise<Page> => (await import('../pages/People.tsx')).People,
  moderation: async (): Promise<Page> => (await import('../pages/Moderation.tsx')).Moderation,
  player: async (): Promise<Page> => (await import('../pages/Player.tsx')).Player,
  ratings: async (): Promise<Page> => (await import('../pages/Ratings.tsx')).Ratings,
  account: async (): Promise<Page> => (await import('../account/AccountPage.tsx')).AccountPage,
  mailLink: async (): Promise<Page> => (await import('../account/MailLinkPage.tsx')).MailLinkPage,
  tournaments: async (): Promise<Page> => (await import('../pages/Tournaments.tsx')).Tournaments,
  tournament: async (): Promise<Page> => (await import('../pages/Tournament.tsx')).Tournament,
};
