/** The shortest prefixes of a range: a wider one is as good as none (assumed: not shown). */
export const shortestPrefix = { 4: 16, 6: 32 } as const;

/** Whether a text is an IPv4 or IPv6 address, or a range of them such as `203.0.113.0/24`, of `/16` and `/32` at most. */
export const isAddressRange = (text: string): boolean => rangeOf(text) !== null;

/** Whether an address lies in a range; a text that is none lies nowhere. IPv4 written as IPv6 (`::ffff:203.0.113.7`) is IPv4. */
export function isWithin(address: string, range: string): boolean {
  const given = bytesOf(address);
  const allowed = rangeOf(range);
  if (given === null || allowed === null || given.length !== allowed.bytes.length) return false;
  return given.every((byte, index) => {
    const bits = Math.min(8, Math.max(0, allowed.prefix - 8 * index));
    return (byte ^ (allowed.bytes[index] ?? 0)) >> (8 - bits) === 0;
  });
}

function rangeOf(text: string): { readonly bytes: readonly number[]; readonly prefix: number } | null {
  const [address = '', written, ...rest] = text.split('/');
  const bytes = bytesOf(address);
  if (bytes === null || rest.length > 0) return null;
  const most = 8 * bytes.length;
  if (written === undefined) return { bytes, prefix: most };
  if (!/^\d{1,3}$/.test(written)) return null;
  const prefix = Number.parseInt(written, 10);
  const least = bytes.length === 4 ? shortestPrefix[4] : shortestPrefix[6];
  return prefix >= least && prefix <= most ? { bytes, prefix } : null;
}

function bytesOf(text: string): number[] | null {
  if (!text.includes(':')) return bytesOfV4(text);
  const bytes = bytesOfV6(text);
  const isMapped = bytes?.slice(0, 12).every((byte, index) => byte === (index < 10 ? 0 : 255));
  return bytes && isMapped ? bytes.slice(12) : bytes;
}

function bytesOfV4(text: string): number[] | null {
  const parts = text.split('.');
  const isAddress = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number.parseInt(part, 10) < 256);
  return isAddress ? parts.map((part) => Number.parseInt(part, 10)) : null;
}

function bytesOfV6(text: string): number[] | null {
  const halves = text.split('::').map(groupsOf);
  const [before, after] = halves;
  if (!before || halves.length > 2 || after === null) return null;
  if (after === undefined) return before.length === 16 ? before : null;
  const missing = 16 - before.length - after.length;
  return missing >= 2 ? [...before, ...Array.from({ length: missing }, () => 0), ...after] : null;
}

/** The bytes of groups between colons; the last may be an IPv4 address. */
function groupsOf(text: string): number[] | null {
  if (text === '') return [];
  const groups = text.split(':');
  const bytes = groups.map((group, index) => {
    if (index === groups.length - 1 && group.includes('.')) return bytesOfV4(group);
    if (!/^[\da-f]{1,4}$/i.test(group)) return null;
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.every((each) => each !== null) ? bytes.flat() : null;
}
