import { acceptedBox, amerigo, type Event, type View } from '@portolan/amerigo';
import * as kit from '@portolan/table-kit/testing';

export const box = acceptedBox();

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];

export type RandomQuestion = kit.RandomQuestion<View>;
export type RandomStep = kit.RandomStep<View, Event>;

export const { turnsOf, questionsOf, stepsOf, resultOf } = kit.randomGames<View, Event>(amerigo);
