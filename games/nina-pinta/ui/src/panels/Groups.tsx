import { type List, list } from '@portolan/i18n';
import { type GroupStanding, groupStandings, LANDS, warPlacers } from '@portolan/nina-pinta';
import { Pickable, picks } from '@portolan/table-kit';
import { cx, Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Glyph } from '../art/Glyph.tsx';
import { type Scene, useScene } from '../table/scene.ts';
import { groupName, landName, nameAt, worldName } from '../words.ts';
import { t } from './messages.ts';
import { Panel } from './Panel.tsx';
import './groups.css';

/** What each group of Progress Benefits is worth now, who leads as far as can be seen, and the City discs left. */
export function Groups(): JSX.Element {
  const scene = useScene();
  const { box, view, names } = scene;
  const standings = useMemo(() => groupStandings(box, view), [box, view]);
  return (
    <Panel
      name="groups"
      title={t('groups')}
      note={<small>{t('groupsNote')}</small>}
      of={[JSON.stringify(standings), view.cityDiscs.join(), names.join(), view.order.join(), picks(scene, 'marker')]}
    >
      {() => (
        <>
          <ul class="np-groups">
            {standings.map((standing) => (
              <Group key={standing.group} standing={standing} />
            ))}
          </ul>
          <ul class="np-discs" aria-label={t('discs')}>
            {LANDS.map((land) => (
              <Disc key={land} land={land} left={view.cityDiscs.includes(land)} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Group({ standing }: { readonly standing: GroupStanding }): JSX.Element {
  const scene = useScene();
  const { me } = scene;
  const { group, world, value, counting, leaders } = standing;
  const mine = me === undefined ? undefined : counting[me];
  const [leader] = leaders;
  return (
    <Pickable
      class={cx('np-group', world !== undefined && 'np-hue')}
      target={`marker:${group}`}
      card={`marker:${group}`}
      {...(world === undefined && group !== 'military' ? { piece: `marker:${group}` } : {})}
      data={{ 'data-group': group, 'data-world': world }}
      label={groupLabel(scene, standing)}
    >
      <Glyph name={group} />
      <b aria-hidden="true">{`${value}`}</b>
      <span class="np-group-world" aria-hidden="true">
        {world !== undefined ? <Glyph name={world} /> : t(group === 'military' ? 'byDiscs' : 'noMarker')}
      </span>
      <span class="np-group-lead" aria-hidden="true">
        {leader !== undefined && leaders.map((seat) => <Leader key={seat} seat={seat} />)}
        {leader !== undefined && `${counting[leader] ?? 0}`}
        {mine !== undefined && me !== undefined && !leaders.includes(me) && (
          <>
            <Leader seat={me} />
            {`${mine}`}
          </>
        )}
      </span>
    </Pickable>
  );
}

function Leader({ seat }: { readonly seat: number }): JSX.Element {
  return (
    <i class="np-leader" style={{ '--colour': seatColour(seat) }}>
      <Emblem seat={seat} />
    </i>
  );
}

function groupLabel(
  { box, view, names, me }: Scene,
  { group, world, value, counting, leaders }: GroupStanding,
): string {
  const facts = [
    group === 'military'
      ? t('militaryValue', { value })
      : world === undefined
        ? t('noMarkerValue')
        : t('markerValue', { value, world: worldName(box, world) }),
    ...counting.flatMap((count, seat) =>
      count === undefined
        ? []
        : [
            seat === me
              ? t('mine', { count, most: box.components.scoring.maxBenefitsPerGroup })
              : t('others', { count, who: nameAt(names, seat) }),
          ],
    ),
    ...(leaders.length === 0 ? [] : [t('lead', { who: namesOf(names, leaders) })]),
    ...(group === 'military' ? [t('warPlacers', { who: namesOf(names, warPlacers(box, view).slice(0, 1)) })] : []),
  ];
  return t('group', { group: groupName(group), facts: list(facts, 'plain') });
}

function namesOf(names: readonly string[], seats: readonly number[]): List {
  return list(
    seats.map((seat) => nameAt(names, seat)),
    'and',
  );
}

function Disc({ land, left }: { readonly land: (typeof LANDS)[number]; readonly left: boolean }): JSX.Element {
  const { box } = useScene();
  const name = landName(box, land);
  const label = t(left ? 'discLeft' : 'discPlaced', { land: name });
  return (
    <li
      class={left ? 'np-disc' : 'np-disc np-disc-gone'}
      data-card={`cityDisc:${land}`}
      data-spot={`cityDisc:${land}`}
      title={label}
    >
      <span class="unseen">{label}</span>
      <span aria-hidden="true">{t('discName', { land: [...name].slice(0, 3).join('') })}</span>
    </li>
  );
}
