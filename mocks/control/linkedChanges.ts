import * as z from 'zod/mini';
import { siteModules } from '../exchange/site/records';
import { FaultRequest } from '../faults/rule';
import { ClockSpeed, LatencyMs } from './bounds';
import { HaltRequest, MoveRequest, SpreadRequest, ThinBookRequest } from './marketSchema';
import { fromBase64Url, toBase64Url, encodeWithChecksum, decodeWithChecksum, type DecodeProblem } from './checksummedText';
import { RegionRequest } from './siteSchema';

const maxPerKind = 50;

/** A request for a market intervention. */
const MarketChange = z.discriminatedUnion('kind', [
  z.extend(MoveRequest, { kind: z.literal('move') }),
  z.extend(HaltRequest, { kind: z.literal('halt') }),
  z.extend(SpreadRequest, { kind: z.literal('widenSpread') }),
  z.extend(ThinBookRequest, { kind: z.literal('thinBook') }),
]);

/** All control settings except the persona, the clock's time and whether it is frozen. */
export const Controls = z.strictObject({
  latencyMs: LatencyMs,
  speed: ClockSpeed,
  region: RegionRequest.shape.region,
  underMaintenance: z.array(z.enum(siteModules)),
  faults: z.array(FaultRequest).check(z.maxLength(maxPerKind)),
  market: z.array(MarketChange).check(z.maxLength(maxPerKind)),
});
export type Controls = z.output<typeof Controls>;

/** The control settings changed since the scenario started: given ones replace the current values, omitted ones stay. */
export const LinkedChanges = z.partial(Controls);
export type LinkedChanges = z.output<typeof LinkedChanges>;

const version = '1';
/** The maximum length of encoded changes; longer texts are rejected. */
const maxLength = 20_000;

/** Encodes the changes for a URL, with a version and a checksum. */
export const encodeChanges = (changes: LinkedChanges): string =>
  encodeWithChecksum(version, toBase64Url(new TextEncoder().encode(JSON.stringify(changes))));

/** Decodes the output of `encodeChanges`; rejects anything else with the reason. */
export function decodeChanges(text: string): LinkedChanges | { readonly problem: DecodeProblem } {
  const decoded = text.length > maxLength ? { problem: 'damaged' as const } : decodeWithChecksum(version, text);
  if ('problem' in decoded) return decoded;
  try {
    const read = z.safeParse(LinkedChanges, JSON.parse(new TextDecoder().decode(fromBase64Url(decoded.text))));
    return read.success ? read.data : { problem: 'damaged' };
  } catch {
    return { problem: 'damaged' };
  }
}
