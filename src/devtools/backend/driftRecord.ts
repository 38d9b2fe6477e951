import * as z from 'zod/mini';
import { Finding, Conformance, keyOfFinding } from '@mocks/control';
import { pageWindow } from '../pageWindow';

/** The contract deviations of one endpoint in the backend's responses, during this tab's session. */
const DriftRow = z.object({
  endpoint: z.string(),
  /** How many responses were compared. */
  calls: z.int(),
  state: Conformance.shape.state,
  note: z.string(),
  /** The latest scores, oldest first. */
  scores: z.array(z.number()),
  /** The distinct deviations seen, at most 50, each with its count. */
  findings: z.array(z.extend(Finding, { times: z.int() })),
});
export type DriftRow = z.output<typeof DriftRow>;

const Rows = z.array(DriftRow);

const storeName = 'exchange-drift';
const maxScores = 30;
const maxFindings = 50;
/** Event dispatched in this page when the record has changed. */
const changed = 'exchange-drift';

/** The deviations found in this tab's session, by endpoint in alphabetical order. */
export function readDrift(): readonly DriftRow[] {
  const rows = z.safeParse(Rows, readStored());
  return rows.success ? rows.data : [];
}

/** Adds the conformance of one response. */
export function recordDrift(endpoint: string, { state, note, score, findings }: Conformance): void {
  const rows = readDrift();
  const existing = rows.find((row) => row.endpoint === endpoint);
  const merged = new Map((existing?.findings ?? []).map((finding) => [keyOfFinding(finding), finding]));
  for (const finding of findings) {
    const before = merged.get(keyOfFinding(finding));
    merged.set(keyOfFinding(finding), { ...finding, times: (before?.times ?? 0) + 1 });
  }
  const row: DriftRow = {
    endpoint,
    calls: (existing?.calls ?? 0) + 1,
    state,
    note,
    scores: [...(existing?.scores ?? []), ...(score === null ? [] : [score])].slice(-maxScores),
    findings: [...merged.values()].slice(0, maxFindings),
  };
  storeRows([...rows.filter((other) => other !== existing), row].toSorted((a, b) => (a.endpoint < b.endpoint ? -1 : 1)));
}

/** Clears all recorded deviations. */
export const clearDrift = (): void => storeRows([]);

/** Calls `listener` whenever the record changes in this page; returns a function that unsubscribes. */
export function onDrift(listener: () => void): () => void {
  pageWindow().addEventListener(changed, listener);
  return () => pageWindow().removeEventListener(changed, listener);
}

function storeRows(rows: readonly DriftRow[]): void {
  pageWindow().sessionStorage.setItem(storeName, JSON.stringify(rows));
  pageWindow().dispatchEvent(new Event(changed));
}

function readStored(): unknown {
  try {
    return JSON.parse(pageWindow().sessionStorage.getItem(storeName) ?? '[]');
  } catch {
    return []; // the browser refuses storage, or other code wrote an invalid value
  }
}
