import type { LogEntry } from '@mocks/control';

/** The filter of the request list; an empty text is no restriction. */
export interface Filter {
  /** Searched in the call, its path, query, body and message. */
  readonly text: string;
  /** A domain of the contract, such as `capital`. */
  readonly domain: string;
  readonly persona: string;
  readonly show: ShowOption;
  /** The id of a fault that affected the calls; null for no restriction. */
  readonly fault: number | null;
}

/** All calls; those without success; those that violate the contract; those that changed something; those answered by a live backend. */
export const showOptions = ['all', 'failed', 'departed', 'changed', 'live'] as const;
export type ShowOption = (typeof showOptions)[number];

export const noFilter: Filter = { text: '', domain: '', persona: '', show: 'all', fault: null };

/** The entries that match a filter. */
export function filterEntries(entries: readonly LogEntry[], { text, domain, persona, show, fault }: Filter): LogEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      showFilters[show](entry) &&
      (domain === '' || domainOf(entry) === domain) &&
      (persona === '' || entry.persona === persona) &&
      (fault === null || entry.faults.some(({ id }) => id === fault)) &&
      (wanted === '' || searchedTexts(entry).some((part) => part?.toLowerCase().includes(wanted))),
  );
}

/** The contract domain of a call; null for a call outside the contract. */
export const domainOf = ({ endpoint }: Pick<LogEntry, 'endpoint'>): string | null => endpoint?.split('.')[0] ?? null;

/** Whether the exchange answered with success. */
export const isSuccess = ({ status, code }: Pick<LogEntry, 'status' | 'code'>): boolean => status === 200 && code === 200;

const showFilters: Readonly<Record<ShowOption, (entry: LogEntry) => boolean>> = {
  all: () => true,
  failed: (entry) => !isSuccess(entry),
  departed: ({ contract }) => contract !== 'ok',
  changed: ({ changes }) => changes.collections.length + changes.ledger.length > 0,
  live: ({ backend }) => backend !== null,
};

const searchedTexts = ({ endpoint, method, path, query, body, msg }: LogEntry) => [endpoint, `${method} ${path}${query}`, body, msg];
