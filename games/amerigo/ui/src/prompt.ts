import { asksToForfeit, type Box, type View } from '@portolan/amerigo';
import { t } from './messages/prompts.ts';
import { colourNamed, pieceName } from './words.ts';

type Question = NonNullable<View['question']>;

/** The question that is put to the asked player. */
export function prompt(box: Box, view: View): string {
  return view.question === undefined ? t('over') : ask(box, view, view.question);
}

function ask(box: Box, view: View, question: Question): string {
  switch (question.kind) {
    case 'takeTurn':
      return t('takeTurn', { round: view.round, colour: colourNamed(view.phase) });
    case 'foundPost':
    case 'chooseToken':
      return t(question.kind);
    case 'placeShip':
      return t('placeShip', { ship: question.ship === 0 ? 'first' : 'other' });
    case 'sailShip':
      return t('sailShip', { ap: question.ap, ship: question.ship === 0 ? 'first' : 'other' });
    case 'layTile':
      return t('layTile', { piece: pieceName(box, question.piece) });
    default:
      return asksToForfeit(box, view.players, question) ? t('forfeit') : t(question.kind, { ap: question.ap });
  }
}
