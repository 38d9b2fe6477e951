import { premarketStage, type PremarketPair } from '@/contract/premarket';

const first = [premarketStage.trading, premarketStage.settling, premarketStage.upcoming, premarketStage.settled];

/** What can be traded first, and of one stage what comes soonest; of what is settled the latest. */
export const byStage = (a: PremarketPair, b: PremarketPair): number =>
  first.indexOf(a.stage) - first.indexOf(b.stage) ||
  (a.stage === premarketStage.settled ? b.listsTime - a.listsTime : a.listsTime - b.listsTime);
