const ITEM = String.raw`[A-Z]{2,}-[A-Z]+-\d{2}(?:\.\.\d{2})?`;
const BRACKET = new RegExp(String.raw`\[(${ITEM}(?:, ?${ITEM})*)\]`, 'g');
const WHOLE_ID = /^[A-Z]{2,}-[A-Z]+-\d{2}$/;

/** The rule ids cited in a text: `[FD-A-01]`, `[FD-A-01, FD-B-02]`, or a range within one section, `[FD-A-01..04]`. */
export function citedIds(text: string): string[] {
  return [...text.matchAll(BRACKET)].flatMap(([, items = '']) => items.split(/, ?/).flatMap(expand));
}

export function isRuleId(text: string): boolean {
  return WHOLE_ID.test(text);
}

function expand(item: string): string[] {
  const [first = '', last] = item.split('..');
  if (last === undefined) return [first];
  const stem = first.slice(0, -2);
  const from = Number(first.slice(-2));
  const count = Math.max(0, Number(last) - from + 1);
  return Array.from({ length: count }, (_, step) => stem + String(from + step).padStart(2, '0'));
}
