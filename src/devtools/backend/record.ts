import * as z from 'zod/mini';
import { Finding, Judgement, keyOfFinding } from '@mocks/control';
import { pageWindow } from '../pageWindow';

/** What the backend's answers of one endpoint departed from the contract in, over this tab's session. */
const DriftRow = z.object({
  endpoint: z.string(),
  /** How many answers were judged. */
  calls: z.int(),
  state: Judgement.shape.state,
  note: z.string(),
  /** The scores of the latest answers that had one, oldest first. */
  scores: z.array(z.number()),
  /** Every departure seen, with how often. */
  findings: z.array(z.extend(Finding, { times: z.int() })),
});
export type DriftRow = z.output<typeof DriftRow>;

const Rows = z.array(DriftRow);

const storeName = 'exchange-drift';
const keptScores = 30;
const keptFindings = 50;
/** Tells whoever looks at the record in this page that it has changed. */
const changed = 'exchange-drift';

/** The departures found in this tab's session, by endpoint in alphabetical order. */
export function readDrift(): readonly DriftRow[] {
  const rows = z.safeParse(Rows, stored());
  return rows.success ? rows.data : [];
}

/** Adds what one answer showed. */
export function noteDrift(endpoint: string, { state, note, score, findings }: Judgement): void {
  const rows = readDrift();
  const known = rows.find((row) => row.endpoint === endpoint);
  const merged = new Map((known?.findings ?? []).map((finding) => [keyOfFinding(finding), finding]));
  for (const finding of findings) {
    const before = merged.get(keyOfFinding(finding));
    merged.set(keyOfFinding(finding), { ...finding, times: (before?.times ?? 0) + 1 });
  }
  const row: DriftRow = {
    endpoint,
    calls: (known?.calls ?? 0) + 1,
    state,
    note,
    scores: [...(known?.scores ?? []), ...(score === null ? [] : [score])].slice(-keptScores),
    findings: [...merged.values()].slice(0, keptFindings),
  };
  keep([...rows.filter((other) => other !== known), row].toSorted((a, b) => (a.endpoint < b.endpoint ? -1 : 1)));
}

/** Forgets everything found. */
export const clearDrift = (): void => keep([]);

/** Calls `listener` whenever the record changes in this page; returns what ends it. */
export function onDrift(listener: () => void): () => void {
  pageWindow().addEventListener(changed, listener);
  return () => pageWindow().removeEventListener(changed, listener);
}

function keep(rows: readonly DriftRow[]): void {
  pageWindow().sessionStorage.setItem(storeName, JSON.stringify(rows));
  pageWindow().dispatchEvent(new Event(changed));
}

function stored(): unknown {
  try {
    return JSON.parse(pageWindow().sessionStorage.getItem(storeName) ?? '[]');
  } catch {
    return []; // the browser refuses storage, or somebody else wrote there
  }
}
