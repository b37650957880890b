import { UserError } from '../errors.ts';

/** `a=true,b=x|y` as one set of options for each of the alternatives. */
export function readVariants(text: string | undefined): Record<string, unknown>[] {
  let variants: Record<string, unknown>[] = [{}];
  for (const pair of text === undefined ? [] : text.split(',')) {
    const at = pair.indexOf('=');
    if (at <= 0) throw new UserError(`--options: '${pair}' is not of the form name=value`);
    const name = pair.slice(0, at);
    const values = pair.slice(at + 1).split('|');
    variants = values.flatMap((value) => variants.map((one) => ({ ...one, [name]: readValue(value) })));
  }
  return variants;
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
