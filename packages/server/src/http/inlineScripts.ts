import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts within the document, by their hashes, as a content security policy names them. */
export function inlineScripts(pages: string): string[] {
  const file = join(pages, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
