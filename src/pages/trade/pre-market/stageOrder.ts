import { premarketStage, type PremarketPair } from '@/contract/premarket';

const orderedStages = [premarketStage.trading, premarketStage.settling, premarketStage.upcoming, premarketStage.settled];

/** Sorts by stage, tradable tokens first; within a stage by listing time, settled ones latest first, others earliest first. */
export const byStage = (a: PremarketPair, b: PremarketPair): number =>
  orderedStages.indexOf(a.stage) - orderedStages.indexOf(b.stage) ||
  (a.stage === premarketStage.settled ? b.listsTime - a.listsTime : a.listsTime - b.listsTime);
