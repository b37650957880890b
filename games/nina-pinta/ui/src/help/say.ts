import { cardSpeech } from '@portolan/table-kit/cards';
import { nameAt } from '../words.ts';
import { t } from './messages/now.ts';

export const { personName, subject, points, joined } = cardSpeech(t, nameAt);
