import type { LogEntry } from '@mocks/control';

/** What the list of requests is narrowed to; an empty text is no restriction. */
export interface Filter {
  /** Found in the call, its path, query, body or message. */
  readonly text: string;
  /** A domain of the contract, such as `capital`. */
  readonly domain: string;
  readonly persona: string;
  readonly show: Show;
  /** The id of a fault that has hit them; null for no restriction. */
  readonly fault: number | null;
}

/** All calls; those with another code than success; those whose answer departs from the contract; those that changed something; those that a live backend answered. */
export const shows = ['all', 'failed', 'departed', 'changed', 'live'] as const;
export type Show = (typeof shows)[number];

export const everything: Filter = { text: '', domain: '', persona: '', show: 'all', fault: null };

/** The entries that a filter lets through. */
export function filtered(entries: readonly LogEntry[], { text, domain, persona, show, fault }: Filter): LogEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      shown[show](entry) &&
      (domain === '' || domainOf(entry) === domain) &&
      (persona === '' || entry.persona === persona) &&
      (fault === null || entry.faults.some(({ id }) => id === fault)) &&
      (wanted === '' || searched(entry).some((part) => part?.toLowerCase().includes(wanted))),
  );
}

/** The domain of the call that answered; null where there was none. */
export const domainOf = ({ endpoint }: Pick<LogEntry, 'endpoint'>): string | null => endpoint?.split('.')[0] ?? null;

/** Whether the exchange answered with success. */
export const succeeded = ({ status, code }: Pick<LogEntry, 'status' | 'code'>): boolean => status === 200 && code === 200;

const shown: Readonly<Record<Show, (entry: LogEntry) => boolean>> = {
  all: () => true,
  failed: (entry) => !succeeded(entry),
  departed: ({ contract }) => contract !== 'ok',
  changed: ({ changes }) => changes.collections.length + changes.ledger.length > 0,
  live: ({ backend }) => backend !== null,
};

const searched = ({ endpoint, method, path, query, body, msg }: LogEntry) => [endpoint, `${method} ${path}${query}`, body, msg];
