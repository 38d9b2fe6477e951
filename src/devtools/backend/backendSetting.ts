import * as z from 'zod/mini';
import { tabModeKey } from '@/shared/lib/modeOfTab';
import { pageWindow } from '../pageWindow';
import { parseOrigin } from './proxyProtocol';

/**
 * Who answers a group of calls. `simulated`: the simulation; `live`: the backend; `liveReads`: the backend answers reads, the simulation every change;
 * `shadow`: the simulation, while the same reads are also sent to the backend in the background and compared with the contract.
 */
export const routings = ['simulated', 'shadow', 'liveReads', 'live'] as const;
export type Routing = (typeof routings)[number];

export interface BackendSetting {
  readonly origin: string;
  /** By domain of the contract; missing groups are simulated. */
  readonly groups: Readonly<Record<string, Routing>>;
}

const Stored = z.object({
  origin: z.string().check(z.refine((text) => parseOrigin(text) === text)),
  groups: z.array(z.object({ group: z.string(), routing: z.enum(routings) })),
});

/** Session storage key of the tab's setting. */
const settingKey = 'exchange-backend';

type Mode = 'simulated' | 'mixed' | 'live';

/** `simulated` if every group is, `live` if every one of `all` is fully live. */
export function modeOf({ groups }: Pick<BackendSetting, 'groups'>, all: readonly string[]): Mode {
  const chosen = all.map((group) => groups[group] ?? 'simulated');
  if (chosen.every((routing) => routing === 'simulated')) return 'simulated';
  return chosen.every((routing) => routing === 'live') ? 'live' : 'mixed';
}

/** The stored setting of this tab; null if there is none or it is invalid. */
export function readSetting(): BackendSetting | null {
  const read = z.safeParse(Stored, readStored());
  if (!read.success) return null;
  return { origin: read.data.origin, groups: Object.fromEntries(read.data.groups.map(({ group, routing }) => [group, routing])) };
}

/** Stores the setting for this tab; it applies from the next call. `all` lists all groups. Throws if the browser refuses storage. */
export function storeSetting({ origin, groups }: BackendSetting, all: readonly string[]): void {
  const mode = modeOf({ groups }, all);
  const rows = Object.entries(groups).map(([group, routing]) => ({ group, routing }));
  pageWindow().sessionStorage.setItem(settingKey, JSON.stringify({ origin, groups: rows }));
  // The routing code is loaded only if not everything is simulated.
  if (mode === 'simulated') pageWindow().sessionStorage.removeItem(tabModeKey);
  else pageWindow().sessionStorage.setItem(tabModeKey, mode);
  pageWindow().dispatchEvent(new Event(tabModeKey));
}

/** Routes everything to the simulation again; the origin is kept for reuse. */
export function simulateAll(): void {
  const setting = readSetting();
  if (setting) storeSetting({ ...setting, groups: {} }, []);
}

function readStored(): unknown {
  try {
    return JSON.parse(pageWindow().sessionStorage.getItem(settingKey) ?? 'null');
  } catch {
    return null; // the browser refuses storage, or other code wrote an invalid value
  }
}
