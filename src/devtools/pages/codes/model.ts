import { control } from '@mocks/control';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** A component that shows the codes is mounted. */
export const CatalogueGate = createGate('CatalogueGate');

/** Every business code and every fault. */
export const catalogue = query({ endpoint: control.errorCatalogue, $params: CatalogueGate.status.map((isOpen) => (isOpen ? {} : null)) });

/** The failed calls, oldest first. */
const failedCalls = query({
  endpoint: control.log,
  $params: CatalogueGate.status.map((isOpen) => (isOpen ? { query: { failed: '1' as const } } : null)),
  poll: { every: 3000 },
});

/** The id of the latest log entry with each code. */
export const $entryByCode = failedCalls.$latest.map(
  (entries): ReadonlyMap<number, number> => new Map((entries ?? []).map(({ code, id }) => [code, id])),
);
