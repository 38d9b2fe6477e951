import { Declined } from '../declined';

/** Why something in a live room is not done; the ledger adds its own word where money is missing. */
export type LiveBlocker =
  'roomMissing' | 'messageMissing' | 'orderMissing' | 'giftMissing' | 'userMissing' | 'roomClosed' | 'roomForbidden' | 'roomRight';

export class LiveRefusal extends Declined {
  override readonly name = 'LiveRefusal';
  readonly blocker: LiveBlocker;
  constructor(blocker: LiveBlocker) {
    super(blocker);
    this.blocker = blocker;
  }
}
