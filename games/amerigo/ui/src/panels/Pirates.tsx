import { type PirateOutlook, pirateOutlook } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import { Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { forSeat } from '../table/forSeat.ts';
import { useScene } from '../table/scene.ts';
import { t } from './messages/panels.ts';
import { Panel } from './Panel.tsx';
import './pirates.css';

/** The pirates' strength against the viewer, what the viewer's cannons do about it, and what may come next. */
export function Pirates(): JSX.Element {
  const scene = useScene();
  const { box, view } = scene;
  const seat = forSeat(scene);
  const outlook = pirateOutlook(box, view, seat);
  const cannons = view.players[seat]?.cannons ?? 0;
  return (
    <Panel
      name="pirates"
      title={t('pirates')}
      card="pirates:all"
      note={<Markers threat={outlook.threat} />}
      of={[cannons, JSON.stringify(outlook), view.question === undefined]}
    >
      {() => (
        <div class="am-pirates">
          <p class="am-strength" title={t('strength', { n: outlook.now.strength })}>
            <Glyph name="pirate" />
            <span class="unseen">{t('strength', { n: outlook.now.strength })}</span>
            <b aria-hidden="true">
              <Figure value={outlook.now.strength} />
            </b>
          </p>
          {view.question !== undefined && <Verdict outlook={outlook} cannons={cannons} />}
        </div>
      )}
    </Panel>
  );
}

/** What the strength is made of. */
function Markers({ threat }: { readonly threat: number }): JSX.Element {
  const { open, down } = useScene().view.pirates;
  const words = t('markers', { open: open.join(' + '), down });
  return (
    <p class="am-markers" title={words}>
      <span class="unseen">{words}</span>
      {open.map((value, at) => (
        <span key={at} class="am-marker" aria-hidden="true">{`${value}`}</span>
      ))}
      {Array.from({ length: down }, (_, at) => (
        <span key={at} class="am-marker am-marker-down" aria-hidden="true" />
      ))}
      {threat > 0 && (
        <span class="am-threat" title={t('threatTitle', { n: threat })}>
          {t('threat', { n: threat })}
          <Glyph name="threat" />
        </span>
      )}
    </p>
  );
}

interface VerdictProps {
  readonly outlook: PirateOutlook;
  readonly cannons: number;
}

function Verdict({ outlook, cannons }: VerdictProps): JSX.Element {
  const scene = useScene();
  const { now, next } = outlook;
  const whose = { you: scene.me !== undefined, name: nameAt(scene.names, forSeat(scene)) };
  const held = now.isRepelled;
  return (
    <div class="am-verdict">
      <p data-held={held}>
        {held ? t('safe', { ...whose, left: cannons - now.fired }) : t('beaten', { ...whose, lost: now.lost })}
        {!held && <small> {t('missing', { n: now.strength - cannons })}</small>}
      </p>
      {next !== undefined && <Next next={next} />}
    </div>
  );
}

function Next({ next }: { readonly next: NonNullable<PirateOutlook['next']> }): JSX.Element {
  const { least, most, strength, lost, beaten } = next;
  const title = t('nextTitle', {
    least,
    most,
    mean: inTenths(strength),
    chance: t('chance', { n: Math.round(beaten * 100) }),
    lost: inTenths(lost),
  });
  return (
    <p class="am-next" title={title}>
      {beaten === 0 ? t('nextSafe', { least, most }) : t('nextRound', { least, most, lost: inTenths(lost) })}
    </p>
  );
}

function inTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
