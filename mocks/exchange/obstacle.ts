import type { CodeName } from '@/contract/codes';
import type { ServerTextKey } from '../texts';
import { Declined } from './declined';

/** Why the exchange does not do something: the name of a code and of the text that says so. */
export type Reason = CodeName & ServerTextKey;

/** The exchange refuses; nothing has moved. */
export class Obstacle extends Declined {
  override readonly name = 'Obstacle';
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
