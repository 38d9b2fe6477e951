import type { LogEntry } from '@mocks/control';

/** The filter of the request list; an empty text is no restriction. */
export interface Filter {
  /** Searched in the call, its path, query, body and message. */
  readonly text: string;
  /** A domain of the contract, such as `capital`. */
  readonly domain: string;
  readonly persona: string;
  readonly show: Show;
  /** The id of a fault that affected the calls; null for no restriction. */
  readonly fault: number | null;
}

/** All calls; those without success; those that violate the contract; those that changed something; those answered by a live backend. */
export const shows = ['all', 'failed', 'departed', 'changed', 'live'] as const;
export type Show = (typeof shows)[number];

export const everything: Filter = { text: '', domain: '', persona: '', show: 'all', fault: null };

/** The entries that match a filter. */
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

/** The domain of the call that answered; null if there was none. */
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
