import * as z from 'zod/mini';
import { IdentityEvent } from './identity/events';
import { BotEvent } from './bots/events';
import { CopyEvent } from './copy/events';
import { InterventionEvent } from './interventions/events';
import { LiveEvent } from './live/events';
import { PositionEvent } from './contracts/events';
import { FundsEvent } from './funds/records';
import { SecurityEvent } from './security/records';
import { TransferEvent } from './records';
import { MarginEvent } from './margin/events';
import { SpotEvent } from './spot/events';
import { Web3Event } from './web3/events';

/** Everything that can stand on the schedule; `part` names the part of the exchange that runs it. One schema per part, in the part's own file. */
export const ScheduledEvent = z.discriminatedUnion('part', [
  BotEvent,
  TransferEvent,
  SpotEvent,
  MarginEvent,
  PositionEvent,
  LiveEvent,
  CopyEvent,
  IdentityEvent,
  FundsEvent,
  SecurityEvent,
  Web3Event,
  InterventionEvent,
]);
export type ScheduledEvent = z.output<typeof ScheduledEvent>;
