/** The account's name that was typed on the page before and passed in the history state, or an empty text. */
export function nameIn(state: unknown): string {
  const name: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'loginName') : '';
  return typeof name === 'string' ? name : '';
}
