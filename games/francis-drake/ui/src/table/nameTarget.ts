import type { Box, LocationId } from '@portolan/francis-drake';
import { t } from '../messages/moves.ts';
import { capital, itemWords, wareName } from '../words.ts';

/** The label of a target, where a button for it stands alone. */
export function nameTarget(box: Box, target: string): string | undefined {
  const [kind = '', id = '', n = ''] = target.split(':');
  switch (kind) {
    case 'loc':
      return box.components.locations[id as LocationId]?.name;
    case 'dest':
      return nameOf(box, id);
    case 'disc':
      return discLabel(id);
    case 'lay':
      return t('lay', { n, place: nameOf(box, id) ?? id });
    case 'take': {
      const items = box.yields[Number(id)];
      return items === undefined ? undefined : capital(itemWords(items));
    }
    case 'look':
      return t(id === 'discs' ? 'lookDiscs' : 'lookCounter');
    case 'trade':
      return capital(wareName(id));
    case 'attack':
      return t('doAttack');
    case 'decline':
    case 'home':
    case 'sail':
    case 'keep':
      return t(kind);
    default:
      return undefined;
  }
}

export function discLabel(disc: string): string {
  return disc === 'ghost' || disc === 'hind' ? t(disc) : t('disc', { n: disc });
}

function nameOf(box: Box, id: string): string | undefined {
  return box.components.destinations.find((one) => one.id === id)?.name;
}
