/** The login name entered on the previous page and passed in the history state, or an empty string. */
export function loginNameFrom(state: unknown): string {
  const name: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'loginName') : '';
  return typeof name === 'string' ? name : '';
}
