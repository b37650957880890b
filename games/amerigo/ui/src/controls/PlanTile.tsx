import { capital } from '@portolan/client';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { TileShape } from '../art/TileShape.tsx';
import { useScene } from '../table/scene.ts';
import { pieceName } from '../words.ts';
import { Cash } from './Cash.tsx';
import { playerOf } from './inScene.ts';
import { t } from './messages.ts';
import { priceText } from './price.ts';
import { WordChoice } from './Words.tsx';

/**
 * A shelf of every shape: what it costs, what it is worth and how many are left. Once no more landscape tiles may be
 * taken, they come last.
 */
export function PlanTile(): JSX.Element | null {
  const { box, question } = useScene();
  if (question?.kind !== 'planTile') return null;
  const { neutrals, names } = box.pieces;
  const pieces = names.map((_, piece) => piece);
  const shelves = [
    { title: t('landscape'), note: t('landscapeMore', { n: question.neutrals }), pieces: pieces.slice(0, neutrals) },
    { title: t('villages'), pieces: pieces.slice(neutrals) },
  ];
  return (
    <>
      <p class="tk-hint">{t('worthHint')}</p>
      {(question.neutrals > 0 ? shelves : shelves.toReversed()).map((shelf) => (
        <Shelf key={shelf.title} {...shelf} ap={question.ap} />
      ))}
      <div class="am-column">
        <WordChoice target="end" main={t('endPlan')} more={t('endLoses', { ap: question.ap })} warn={question.ap > 0} />
      </div>
      <Cash />
    </>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly note?: string;
  readonly pieces: readonly number[];
  readonly ap: number;
}

function Shelf({ title, note, pieces, ap }: ShelfProps): JSX.Element {
  return (
    <fieldset class="tk-choice-group">
      <legend>
        {title} {note !== undefined && <span class="quiet small">{note}</span>}
      </legend>
      <div class="am-shelf">
        {pieces.map((piece) => (
          <Shape key={piece} piece={piece} ap={ap} />
        ))}
      </div>
    </fieldset>
  );
}

function Shape({ piece, ap }: { readonly piece: number; readonly ap: number }): JSX.Element {
  const scene = useScene();
  const { box, view, me } = scene;
  const { neutrals, names, plan, small, big } = box.pieces;
  const left = (piece < neutrals ? view.supply[piece] : playerOf(scene)?.villages[piece - neutrals]) ?? 0;
  const cost = priceText(plan[piece] ?? 0, ap);
  const worth = { small: small[piece] ?? 0, big: big[piece] ?? 0 };
  const leftText = left === 0 ? t('noneLeft') : t('left', { n: left });
  return (
    <Choice
      target={`plan:${names[piece]}`}
      class="am-item"
      card={piece < neutrals ? `supply:${names[piece]}` : `planned:${me}:${names[piece]}`}
      label={t('worthLabel', { piece: capital(pieceName(box, piece)), cost, left: leftText, ...worth })}
    >
      <span class="am-shape-room">
        <TileShape box={box} piece={piece} {...(me !== undefined && { seat: me })} />
      </span>
      <b>{cost}</b>
      <span class="tk-choice-effect">{t('worth', worth)}</span>
      <span class="tk-choice-effect">{leftText}</span>
    </Choice>
  );
}
