import * as z from 'zod/mini';
import { IdentityEvent } from './identity/events';
import { LiveEvent } from './live/events';
import { PositionEvent } from './positions/events';
import { TransferEvent } from './records';
import { SpotEvent } from './spot/events';

/** Everything that can stand on the agenda; `part` names the part of the exchange that runs it. One schema per part, in the part's own file. */
export const Appointment = z.discriminatedUnion('part', [TransferEvent, SpotEvent, PositionEvent, LiveEvent, IdentityEvent]);
export type Appointment = z.output<typeof Appointment>;
