import { COLOURS, nextDrop, type TowerOdds } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { Popover } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { actionName, colourName } from '../words.ts';
import { t } from './messages/panels.ts';

/** What may fall next, for those who want to know. */
export function Odds(): JSX.Element {
  return (
    <Popover label={t('oddsLabel')} face={t('odds')} class="am-odds-button">
      <OddsCard />
    </Popover>
  );
}

function OddsCard(): JSX.Element {
  const { box, view } = useScene();
  const odds = nextDrop(box, view);
  if (odds === undefined || view.question === undefined) return <p>{t('oddsNone')}</p>;
  return (
    <div class="am-odds">
      <h4>{t('oddsTitle', { n: odds.dropped, colour: colourName(odds.colour) })}</h4>
      <p class="quiet">{t('oddsHint')}</p>
      <table>
        <thead>
          <tr>
            <th>{t('action2')}</th>
            <th>{t('chanceHead')}</th>
            <th>{t('meanHead')}</th>
          </tr>
        </thead>
        <tbody>
          {COLOURS.map((id, colour) => (
            <Row key={id} odds={odds} colour={colour} />
          ))}
        </tbody>
      </table>
      <p>{t('oddsPoints', { n: oneDigit(odds.points) })}</p>
      <p>{t('oddsSkip', { n: percent(odds.skipped) })}</p>
    </div>
  );
}

function Row({ odds, colour }: { readonly odds: TowerOdds; readonly colour: number }): JSX.Element {
  const chance = odds.some[colour] ?? 0;
  const id = COLOURS[colour] ?? 'cube';
  return (
    <tr data-colour={id}>
      <td>
        <span class="am-face-action">
          <Glyph name={id} />
        </span>
        {capital(actionName(colour))}
      </td>
      <td>
        <span class="am-odds-bar" style={{ '--share': `${chance}` }}>
          {percent(chance)}
        </span>
      </td>
      <td>{oneDigit(odds.mean[colour] ?? 0)}</td>
    </tr>
  );
}

/** In tenths, as the locale writes them. */
function oneDigit(value: number): number {
  return Math.round(value * 10) / 10;
}

function percent(share: number): string {
  return share > 0 && share < 0.005 ? t('hardly') : t('chance', { n: Math.round(share * 100) });
}
