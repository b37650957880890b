import { budgetAfterCashing, placementsOf } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { TileShape } from '../art/TileShape.tsx';
import { useScene } from '../table/scene.ts';
import { pieceName } from '../words.ts';
import { Cash } from './Cash.tsx';
import { playerOf, stateInScene } from './inScene.ts';
import { t } from './messages.ts';
import { priceText } from './price.ts';
import { WordChoice } from './Words.tsx';

/** The planned tiles: what each costs, and in how many places it fits. */
export function ChooseTile(): JSX.Element | null {
  const scene = useScene();
  const { question } = scene;
  const player = playerOf(scene);
  if (question?.kind !== 'chooseTile' || player === undefined) return null;
  const { ap, points } = question;
  return (
    <>
      <div class="am-shelf">
        {player.planned.map((count, piece) => count > 0 && <Planned key={piece} piece={piece} count={count} ap={ap} />)}
      </div>
      <div class="am-column">
        <WordChoice
          target="end"
          main={t('endBuild')}
          more={points > 0 ? t('endBuildPoints', { points }) : t('endLoses', { ap })}
          warn={points === 0 && ap > 0}
        />
      </div>
      <Cash />
    </>
  );
}

interface PlannedProps {
  readonly piece: number;
  readonly count: number;
  readonly ap: number;
}

function Planned({ piece, count, ap }: PlannedProps): JSX.Element {
  const scene = useScene();
  const { box, me = 0, question } = scene;
  const state = stateInScene(scene);
  const price = box.pieces.build[piece] ?? 0;
  const cost = priceText(price, ap);
  const places = placementsOf(box, state, { seat: question?.seat ?? me, piece }).length;
  const have = budgetAfterCashing(box, state, { seat: me, ap });
  const effect =
    places === 0 ? t('fitsNowhere') : price > have ? t('unaffordable', { price, have }) : t('fits', { n: places });
  return (
    <Choice
      target={`tile:${box.pieces.names[piece]}`}
      class="am-item"
      card={`planned:${me}:${box.pieces.names[piece]}`}
      label={t('tileLabel', { piece: capital(pieceName(box, piece)), cost, effect })}
    >
      <span class="am-shape-room">
        <TileShape box={box} piece={piece} {...(me !== undefined && { seat: me })} />
      </span>
      <span>
        <b>{cost}</b> {count > 1 && <span class="quiet">{t('count', { n: count })}</span>}
      </span>
      <span class="tk-choice-effect">{effect}</span>
    </Choice>
  );
}
