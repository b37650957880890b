/** An array of equal numbers. They are pushed one by one because that keeps the array packed, which makes reads faster. */
export function row(length: number, value: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < length; i++) values.push(value);
  return values;
}
