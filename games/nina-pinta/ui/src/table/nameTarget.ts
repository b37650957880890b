import { type Box, WORLDS } from '@portolan/nina-pinta';
import { t } from '../messages/targets.ts';
import { counterName, crewTitle, goldWords, groupName, landName, nationName, spaceName, worldName } from '../words.ts';

/** The label of a target, where a button for it stands alone, or of a source of points. */
export function nameTarget(box: Box, target: string): string | undefined {
  const [kind = '', id = '', more = ''] = target.split(':');
  switch (kind) {
    case 'nation':
      return nationName(id);
    case 'land':
      return t('land', { land: landName(box, more), world: worldName(box, id) });
    case 'compass':
    case 'world':
    case 'first':
    case 'second':
      return t(kind, { world: worldName(box, id) });
    case 'crew':
      return crewTitle(id === 'captain', Number(more));
    case 'do':
      return t.find(id, {});
    case 'from':
    case 'to':
      return t(kind, { land: landName(box, id) });
    case 'gold':
      return id === '' ? t('gold') : goldWords(Number(id));
    case 'marker':
      return groupName(id);
    case 'benefit':
      return more === '1' ? counterName(id) : t('nthBenefit', { benefit: counterName(id), nth: Number(more) });
    case 'pass':
    case 'push':
      return t(kind, { space: spaceName(Number(id)) });
    default:
      return WORLDS.some((world) => world === target)
        ? t('world', { world: worldName(box, target) })
        : t.find(target, {});
  }
}
