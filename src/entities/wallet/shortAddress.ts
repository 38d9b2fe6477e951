const startLength = 6;
const endLength = 4;

/** Shortens an address to its first six and last four characters. */
export function shortAddress(address: string): string {
  const letters = Array.from(address);
  if (letters.length <= startLength + endLength + 1) return address;
  return `${letters.slice(0, startLength).join('')}…${letters.slice(-endLength).join('')}`;
}
