/** The pages and the parameters of their paths. */
export const ROUTES = [
  ['home', /^\/$/],
  ['newTable', /^\/new$/],
  ['lobby', /^\/lobby$/],
  ['table', /^\/table\/(?<id>[\w-]+)$/],
  ['story', /^\/table\/(?<id>[\w-]+)\/story$/],
  ['replay', /^\/replay\/(?<id>[\w-]+)$/],
  ['join', /^\/join\/(?<code>[\w-]+)$/],
  ['profile', /^\/me$/],
  ['notifications', /^\/notifications$/],
  ['people', /^\/people$/],
  ['moderation', /^\/moderation$/],
  ['player', /^\/player\/(?<player>[\w-]+)$/],
  ['ratings', /^\/ratings$/],
  ['account', /^\/account$/],
  ['mailLink', /^\/account\/mail$/],
  ['tournaments', /^\/tournaments$/],
  ['tournament', /^\/tournament\/(?<tournament>[\w-]+)$/],
  ['learn', /^\/learn$/],
  ['learn', /^\/learn\/(?<game>[\w-]+)$/],
  ['about', /^\/about$/],
] as const;

export type PageName = (typeof ROUTES)[number][0] | 'notFound';

export interface Route {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string>>;
}

export function findRoute(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [page, pattern] of ROUTES) {
    const found = pattern.exec(clean);
    if (found !== null) return { page, params: { ...found.groups } };
  }
  return { page: 'notFound', params: {} };
}
