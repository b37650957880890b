import { describe, expect, it } from 'vitest';
import { findRoute } from './routes.ts';

describe('the routes', () => {
  it.each([
    ['/', 'home', {}],
    ['/new', 'newTable', {}],
    ['/lobby/', 'lobby', {}],
    ['/table/Ab_3-x', 'table', { id: 'Ab_3-x' }],
    ['/table/t1/story', 'story', { id: 't1' }],
    ['/replay/t1', 'replay', { id: 't1' }],
    ['/join/ABCD', 'join', { code: 'ABCD' }],
    ['/learn', 'learn', {}],
    ['/learn/specimen', 'learn', { game: 'specimen' }],
    ['/table', 'notFound', {}],
    ['/table/a/b', 'notFound', {}],
    ['/nowhere', 'notFound', {}],
  ])('%s is the page %s', (path, page, params) => {
    expect(findRoute(path)).toEqual({ page, params });
  });
});
