import { control } from '@mocks/control';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** How often one looks whether a code was sent. */
const lookInterval = 1000;

/** The list of codes is in view. */
export const CodesGate = createGate('CodesGate');

/** The codes that are valid now, the newest first. */
export const codes = query({
  endpoint: control.codes,
  $params: CodesGate.status.map((isOpen) => (isOpen ? {} : null)),
  poll: { every: lookInterval },
});
