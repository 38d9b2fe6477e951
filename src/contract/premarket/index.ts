export * as premarket from './endpoints';
export { dealState, deliveryWindow, premarketStage, premarketTerms, type DealState, type PremarketStage } from './constants';
export { pledgeOf, stageAt, stageEnd, type PremarketSchedule } from './rules';
export {
  PremarketDeal,
  PremarketHolding,
  PremarketOrder,
  PremarketPair,
  type EditPremarketOrderRequest,
  type PremarketOrderRequest,
} from './schema';
