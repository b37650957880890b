/** So many equal numbers, pushed one by one: arrays made so stay packed, and every read of the game is faster for it. */
export function row(length: number, value: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < length; i++) values.push(value);
  return values;
}
