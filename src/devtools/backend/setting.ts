import * as z from 'zod/mini';
import { modeName } from '@/shared/lib/modeOfTab';
import { pageWindow } from '../pageWindow';
import { originTyped } from './proxied';

/**
 * Who answers a group of calls. `simulated`: the simulation; `live`: the backend; `liveReads`: the backend answers what only reads, the simulation every change;
 * `shadow`: the simulation, while the backend is asked the same reads in the background and compared with the contract.
 */
export const routings = ['simulated', 'shadow', 'liveReads', 'live'] as const;
export type Routing = (typeof routings)[number];

export interface Setting {
  readonly origin: string;
  /** By domain of the contract; groups that are not named are simulated. */
  readonly groups: Readonly<Record<string, Routing>>;
}

const Stored = z.object({
  origin: z.string().check(z.refine((text) => originTyped(text) === text)),
  groups: z.array(z.object({ group: z.string(), routing: z.enum(routings) })),
});

/** Where the tab keeps who answers what. */
const settingName = 'exchange-backend';

type Mode = 'simulated' | 'mixed' | 'live';

/** Simulated where every group is, live where every one of `all` is live in full. */
export function modeOf({ groups }: Pick<Setting, 'groups'>, all: readonly string[]): Mode {
  const chosen = all.map((group) => groups[group] ?? 'simulated');
  if (chosen.every((routing) => routing === 'simulated')) return 'simulated';
  return chosen.every((routing) => routing === 'live') ? 'live' : 'mixed';
}

/** What this tab was set to; null where nothing was, or nothing that can be read. */
export function readSetting(): Setting | null {
  const read = z.safeParse(Stored, stored());
  if (!read.success) return null;
  return { origin: read.data.origin, groups: Object.fromEntries(read.data.groups.map(({ group, routing }) => [group, routing])) };
}

/** Keeps a setting for this tab; the next call follows it. `all` are the groups there are. Throws where the browser refuses storage. */
export function keepSetting({ origin, groups }: Setting, all: readonly string[]): void {
  const mode = modeOf({ groups }, all);
  const rows = Object.entries(groups).map(([group, routing]) => ({ group, routing }));
  pageWindow().sessionStorage.setItem(settingName, JSON.stringify({ origin, groups: rows }));
  // The routing is loaded only where not everything is simulated.
  if (mode === 'simulated') pageWindow().sessionStorage.removeItem(modeName);
  else pageWindow().sessionStorage.setItem(modeName, mode);
  pageWindow().dispatchEvent(new Event(modeName));
}

/** Has the simulation answer everything again; the origin stays to be chosen anew. */
export function simulateAll(): void {
  const setting = readSetting();
  if (setting) keepSetting({ ...setting, groups: {} }, []);
}

function stored(): unknown {
  try {
    return JSON.parse(pageWindow().sessionStorage.getItem(settingName) ?? 'null');
  } catch {
    return null; // the browser refuses storage, or somebody else wrote there
  }
}
