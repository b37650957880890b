import type { Box } from '@portolan/francis-drake';
import { crew } from '../words.ts';

/** What a result at the Tavern brings, results with the same yield together: `1 or 2: the Ghost; 3: 1 crew`. [FD-PROV-23] */
export function tavernChart({ components }: Box): string {
  const results = new Map<string, string[]>();
  for (const [result, brings] of Object.entries(components.tavern)) {
    const words = [...(brings.crew > 0 ? [crew(brings.crew)] : []), ...(brings.ghost ? ['the Ghost'] : [])].join(
      ' and ',
    );
    results.set(words, [...(results.get(words) ?? []), result]);
  }
  return [...results].map(([words, numbers]) => `${numbers.join(' or ')}: ${words || 'nothing'}`).join('; ');
}
