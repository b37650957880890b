import { nameAt } from '@portolan/client';
import { defineMessages, translator } from '@portolan/i18n';
import { expect, it } from 'vitest';
import { cardSpeech } from './cardSpeech.ts';

const t = translator(
  defineMessages('test.speech', {
    you: 'you',
    youFirst: 'You',
    none: 'nobody',
    points: '{n, plural, one {# point} other {# points}}',
    all: '{items}',
  }),
);
const { personName, subject, points, joined } = cardSpeech(t, nameAt);
const scene = { view: { viewer: 1 }, names: ['Ann', 'Bob'] };

it('addresses the viewer', () => {
  expect([0, 1].map((seat) => personName(scene, seat))).toEqual(['Ann', 'you']);
  expect([0, 1].map((seat) => subject(scene, seat))).toEqual([
    { who: 'Ann', you: false },
    { who: 'You', you: true },
  ]);
  expect(personName({ ...scene, view: { viewer: 'spectator' } }, 1)).toBe('Bob');
});

it('counts and lists in the messages of the game', () => {
  expect([points(1), points(3)]).toEqual(['1 point', '3 points']);
  expect([joined([]), joined(['Ann', 'Bob'])]).toEqual(['nobody', 'Ann, Bob']);
});
