import ipaddr from 'ipaddr.js';

/** Minimum prefix lengths of a range; wider ranges offer little protection (assumed: not shown). */
export const minPrefix = { ipv4: 16, ipv6: 32 } as const;

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Whether a text is an IPv4 or IPv6 address or a CIDR range such as `203.0.113.0/24`, no wider than `/16` (IPv4) or `/32` (IPv6). */
export const isIpRange = (text: string): boolean => rangeOf(text) !== null;

/** Whether an address lies in a range; false if either is invalid. IPv4-mapped IPv6 (`::ffff:203.0.113.7`) counts as IPv4. */
export function isIpInRange(address: string, range: string): boolean {
  const parsed = addressOf(address);
  const allowed = rangeOf(range);
  return parsed !== null && allowed !== null && parsed.kind() === allowed[0].kind() && parsed.match(allowed);
}

function rangeOf(text: string): [Address, number] | null {
  const [addressPart = '', prefix, ...rest] = text.split('/');
  const address = addressOf(addressPart);
  if (address === null || rest.length > 0) return null;
  const max = 8 * address.toByteArray().length;
  if (prefix === undefined) return [address, max];
  const length = /^\d{1,3}$/.test(prefix) ? Number.parseInt(prefix, 10) : 0;
  return length >= minPrefix[address.kind()] && length <= max ? [address, length] : null;
}

/** Parses an address: IPv4 only in four-part decimal notation, IPv6 only without a zone. Null if invalid. */
function addressOf(text: string): Address | null {
  const isAddress = text.includes(':') ? ipaddr.IPv6.isValid(text) && !text.includes('%') : ipaddr.IPv4.isValidFourPartDecimal(text);
  return isAddress ? ipaddr.process(text) : null;
}
