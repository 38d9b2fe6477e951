import { hash } from '../random';

/** The countries of simulated devices, by country code. */
const regions = ['SG', 'SG', 'HK', 'DE', 'GB', 'JP'] as const;

/** The location of a user's device: an IP address reserved for documentation, and its country. */
export const locationOf = (seed: string, fid: number, deviceId: string): { readonly ip: string; readonly region: string } => ({
  ip: `203.0.113.${1 + (hash(seed, 'ip', fid, deviceId) % 254)}`,
  region: regions[hash(seed, 'region', fid, deviceId) % regions.length] ?? regions[0],
});
