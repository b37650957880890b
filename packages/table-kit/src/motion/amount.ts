/** With a minus sign rather than a hyphen. */
export function amount(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}
