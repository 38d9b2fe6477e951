import { control } from '@mocks/control';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The list of codes is in view. */
export const CatalogueGate = createGate('CatalogueGate');

/** Every business code and every fault. */
export const catalogue = query({ endpoint: control.errorCatalogue, $params: CatalogueGate.status.map((isOpen) => (isOpen ? {} : null)) });
