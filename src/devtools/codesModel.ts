import { control } from '@mocks/control';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** How often to check for new codes, in ms. */
const pollInterval = 1000;

/** The list of codes is mounted. */
export const CodesGate = createGate('CodesGate');

/** The currently valid codes, newest first. */
export const codes = query({
  endpoint: control.codes,
  $params: CodesGate.status.map((isOpen) => (isOpen ? {} : null)),
  poll: { every: pollInterval },
});
