import { describe, expect, it } from 'vitest';
import { LONGEST_REMARK } from './companyRequests.ts';
import { readRequest } from './requests.ts';

const REPORT = { about: 'line', table: 't', line: 1, reason: 'abuse', text: '' };

describe('requests about people', () => {
  it.each([
    ['shun', { player: 'abc', kind: 'mute' }],
    ['unshun', { player: 'abc' }],
    ['removePlayer', { player: 'abc' }],
    ['report', REPORT],
    ['report', { about: 'player', player: 'abc', reason: 'name', text: 'Ärger 🚢' }],
    ['ban', { why: 'spam', days: 7 }],
    ['ban', { why: 'spam' }],
    ['settle', { verdict: 'dismiss', why: 'nothing' }],
    ['hideLine', { line: 3, why: 'x' }],
    ['invite', { player: 'abc' }],
    ['offer', { game: 'amerigo', least: 2, most: 4, terms: { language: 'de' } }],
    ['sit', { seat: 0, anyway: true }],
  ] as const)('are read: %s', (kind, body) => {
    expect(readRequest(kind, body)).toEqual({ ok: true, value: body });
  });

  it.each([
    ['shun', { player: 'abc', kind: 'kill' }],
    ['shun', { player: 'a b', kind: 'mute' }],
    ['report', { ...REPORT, reason: 'because' }],
    ['report', { ...REPORT, text: 'two\nlines' }],
    ['report', { ...REPORT, text: 'x'.repeat(LONGEST_REMARK + 1) }],
    ['report', { ...REPORT, text: 'turned \u202e around' }],
    ['report', { ...REPORT, line: 0 }],
    ['ban', { why: ' ' }],
    ['ban', { why: '' }],
    ['ban', { why: 'x', days: 0 }],
    ['ban', { why: 'x', days: 1.5 }],
    ['settle', { verdict: 'ban', why: 'x' }],
    ['offer', { game: 'amerigo', least: 1, most: 4, terms: {} }],
    ['offer', { game: 'amerigo', least: 2, most: 9, terms: {} }],
    ['sit', { seat: 0, anyway: false }],
  ] as const)('are refused: %s %j', (kind, body) => {
    expect(readRequest(kind, body).ok).toBe(false);
  });
});
