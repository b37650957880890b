import type { Box, LocationId } from '@portolan/francis-drake';
import { capital, itemWords } from '../words.ts';
import { say } from './messages.ts';

/** The words for a target, where a button for it stands alone. */
export function nameTarget(box: Box, target: string): string | undefined {
  const [kind = '', id = '', more] = target.split(':');
  switch (kind) {
    case 'loc':
      return box.components.locations[id as LocationId]?.name;
    case 'dest':
      return nameOf(box, id);
    case 'disc':
      return id === 'ghost' || id === 'hind' ? say(id) : say('disc', { n: id });
    case 'lay':
      return `${say('counterValue', { n: more ?? '' })} ${say('laidAt', { place: nameOf(box, id) ?? id })}`;
    case 'take': {
      const items = box.yields[Number(id)];
      return items === undefined ? undefined : capital(itemWords(items));
    }
    case 'look':
      return say(id === 'discs' ? 'lookDiscs' : 'lookCounter');
    case 'trade':
      return capital(id);
    default:
      return WORDS[target];
  }
}

const WORDS: Readonly<Record<string, string>> = {
  attack: say('attack'),
  decline: say('decline'),
  home: say('goHome'),
  sail: say('sailOn'),
  keep: say('keepDiscs'),
};

function nameOf(box: Box, id: string): string | undefined {
  return box.components.destinations.find((one) => one.id === id)?.name;
}
