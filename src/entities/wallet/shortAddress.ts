const startLength = 6;
const endLength = 4;

/** Shortens an address to its first six and last four characters. */
export function shortAddress(address: string): string {
  const characters = Array.from(address);
  if (characters.length <= startLength + endLength + 1) return address;
  return `${characters.slice(0, startLength).join('')}…${characters.slice(-endLength).join('')}`;
}
