import { Declined } from '../declined';

/** Why something about copying is not done; the ledger adds its own word where money is missing. */
export type CopyRefusalReason =
  | 'traderMissing'
  | 'copyMissing'
  | 'copierMissing'
  | 'notLeadTrader'
  | 'notCopying'
  | 'notQualified'
  | 'applicationPending'
  | 'traderClosed'
  | 'traderFull'
  | 'traderPrivate'
  | 'copyBelowMinimum'
  | 'copyOverMaximum'
  | 'copyContractMissing'
  | 'copyOwn'
  | 'copyLeads'
  | 'alreadyCopying'
  | 'insufficientBalance';

export class CopyRefusal extends Declined {
  override readonly name = 'CopyRefusal';
  readonly reason: CopyRefusalReason;
  constructor(reason: CopyRefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
