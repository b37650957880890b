import { canSail, missionNeeds, type Need, possibleGifts, stopsAhead } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/plan.ts';

const AIMS = ['town', 'fort', 'galleon', 'port'] as const;
type Aim = (typeof AIMS)[number];

const NEEDS: readonly Need[] = ['crew', 'guns', 'goods'];

/** What the player wants from a voyage, judged by what is aboard and what the street still offers. */
interface Plan {
  readonly aims: readonly Aim[];
  /** Needed for the aims, and still to be had. */
  readonly lacks: readonly Need[];
  /** Needed, but no longer to be had. */
  readonly gone: readonly Need[];
}

/** The plan for this voyage in sentences; undefined after Plymouth. It changes with every choice. */
export function planText(scene: GuideScene): string | undefined {
  const { asked } = scene;
  if (asked?.kind !== 'plymouthTurn' && asked?.kind !== 'chooseYield') return undefined;
  const { me } = scene;
  const ahead = aheadOf(scene);
  if (!canSail(me) && !ahead.has('barrels')) return t('stranded');
  const { aims, lacks, gone } = planFor(scene, ahead);
  const needs = [...(canSail(me) ? [] : [t('barrels')]), ...lacks.map((need) => t(need))];
  return [
    aims.length === 0 ? t('noAim') : t('aims', { aims: list(aims.map((aim) => t(aim))) }),
    needs.length === 0 ? t('ready') : t('lacks', { needs: list(needs) }),
    ...(gone.length === 0
      ? []
      : [
          t('gone', {
            needs: list(
              gone.map((need) => t(need)),
              'or',
            ),
          }),
        ]),
  ].join(' ');
}

function planFor({ box, me }: GuideScene, ahead: ReadonlySet<string>): Plan {
  const isGone = (need: Need): boolean => me[need] === 0 && !ahead.has(need);
  const wanted = AIMS.flatMap((aim) => {
    const needs = missionNeeds(box, aim, me);
    return needs === undefined ? [] : [{ aim, needs }];
  });
  const open = wanted.filter(({ needs }) => !needs.some(isGone));
  const needed = (of: typeof wanted): readonly Need[] =>
    NEEDS.filter((need) => me[need] === 0 && of.some(({ needs }) => needs.includes(need)));
  return { aims: open.map(({ aim }) => aim), lacks: needed(open), gone: needed(wanted).filter(isGone) };
}

/** What the Locations ahead of the player can still give. */
function aheadOf({ box, view, me, asked }: GuideScene): ReadonlySet<string> {
  const here = asked?.kind === 'chooseYield' ? [asked.location] : [];
  const places = [...stopsAhead(box, view, me), ...here];
  return new Set(places.flatMap((at) => possibleGifts(box, view, at)).flatMap(itemsIn));
}

function itemsIn(items: object): string[] {
  return Object.entries(items).flatMap(([item, n]) => (Number(n) > 0 ? [item] : []));
}
