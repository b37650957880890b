const LONGEST_ADDRESS = 254;

/** What may stand before and after the @, without quotes and comments: hardly anybody has such an address. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Whether a text can be one mail address. Only a mail that arrives shows that it is one. */
export function isMailAddress(value: string): boolean {
  return value.length <= LONGEST_ADDRESS && ADDRESS.test(value);
}
