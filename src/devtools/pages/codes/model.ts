import { control } from '@mocks/control';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The list of codes is in view. */
export const CatalogueGate = createGate('CatalogueGate');

/** Every business code and every fault. */
export const catalogue = query({ endpoint: control.errorCatalogue, $params: CatalogueGate.status.map((isOpen) => (isOpen ? {} : null)) });

/** The calls that were not answered with success, the oldest first. */
const refused = query({
  endpoint: control.log,
  $params: CatalogueGate.status.map((isOpen) => (isOpen ? { query: { failed: '1' as const } } : null)),
  poll: { every: 3000 },
});

/** The latest entry of the log that was answered with each code, by its id. */
export const $entries = refused.$latest.map(
  (entries): ReadonlyMap<number, number> => new Map((entries ?? []).map(({ code, id }) => [code, id])),
);
