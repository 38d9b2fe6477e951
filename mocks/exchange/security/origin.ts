import { hash } from '../random';

/** Where simulated devices are, by country code. */
const regions = ['SG', 'SG', 'HK', 'DE', 'GB', 'JP'] as const;

/** Where somebody's device is: an address that is kept for documentation, and the country it is in. */
export const originOf = (seed: string, fid: number, deviceId: string): { readonly ip: string; readonly region: string } => ({
  ip: `203.0.113.${1 + (hash(seed, 'ip', fid, deviceId) % 254)}`,
  region: regions[hash(seed, 'region', fid, deviceId) % regions.length] ?? regions[0],
});
