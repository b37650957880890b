const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * Whether JSON text has more than `max` levels, without parsing it: for each open level `JSON.parse` allocates memory
 * outside the heap, about 200 MB for 3 MB of brackets.
 */
export function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (quoted && char === BACKSLASH) at++;
    else if (char === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (OPENING.includes(char)) depth++;
    else if (CLOSING.includes(char)) depth--;
    if (depth > max) return true;
  }
  return false;
}
