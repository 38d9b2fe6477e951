import * as z from 'zod/mini';
import { domains } from '@/contract';
import { originTyped } from './proxied';

/**
 * Who answers a group of calls. `simulated`: the simulation; `live`: the backend; `liveReads`: the backend answers what only reads, the simulation every change;
 * `shadow`: the simulation, while the backend is asked the same reads in the background and compared with the contract.
 */
export const routings = ['simulated', 'live', 'liveReads', 'shadow'] as const;
export type Routing = (typeof routings)[number];

/** The groups: the domains of the contract. */
export const groups: readonly string[] = Object.keys(domains);

const Setting = z.object({
  origin: z.string().check(z.refine((text) => originTyped(text) === text)),
  /** Groups that are not named are simulated. */
  groups: z.record(z.string(), z.enum(routings)),
});
export type Setting = z.output<typeof Setting>;

/** Where the tab keeps which mode it is in, and the event that tells of another: `app/modeOfTab.ts` looks there, and the routing is loaded only where not everything is simulated. */
const modeName = 'exchange-mode';
const settingName = 'exchange-backend';

type Mode = 'simulated' | 'mixed' | 'live';

/** Simulated where every group is, live where every group is live in full. */
export function modeOf({ groups: chosen }: Pick<Setting, 'groups'>): Mode {
  const all = groups.map((group) => chosen[group] ?? 'simulated');
  if (all.every((routing) => routing === 'simulated')) return 'simulated';
  return all.every((routing) => routing === 'live') ? 'live' : 'mixed';
}

/** What this tab was set to; null where nothing was, or nothing that can be read. */
export function readSetting(): Setting | null {
  const read = z.safeParse(Setting, JSON.parse(stored(settingName) ?? 'null'));
  return read.success ? read.data : null;
}

/** Keeps a setting for this tab; the next call follows it. Throws where the browser refuses storage. */
export function keepSetting(setting: Setting): void {
  const mode = modeOf(setting);
  sessionStorage.setItem(settingName, JSON.stringify(setting));
  if (mode === 'simulated') sessionStorage.removeItem(modeName);
  else sessionStorage.setItem(modeName, mode);
  globalThis.dispatchEvent(new Event(modeName));
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
