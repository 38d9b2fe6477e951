import { code, type Code } from '@/contract/codes';
import type { BizType } from '@/contract/swap';
import { HandlingRefused, type PositionActionBlocker } from '../../exchange/contracts/positionActions';
import { type OrderBlocker, OrderRefused } from '../../exchange/contracts/blockers';
import { termsOf, type Terms } from '../../exchange/contracts/terms';
import type { ServerTextKey } from '../../texts';
import type { World } from '../../world';
import { badField, Refusal } from '../refusal';

/** The contract that a path names, in any case of letters. Refuses one that there is not, or of another kind of business. */
export function contractIn(world: World, { bizType, contractCode }: { bizType: BizType; contractCode: string }): Terms {
  const terms = termsOf(world, contractCode, world.now);
  if (!terms || (bizType !== 'portal' && terms.bizType !== bizType))
    throw new Refusal(code.notFound, { plain: `there is no contract ${contractCode}` });
  return terms;
}

/** Does what may be refused by the exchange's own rules, and answers a refusal by its code. */
export function attempt<Done>(act: () => Done): Done {
  try {
    return act();
  } catch (problem) {
    if (problem instanceof OrderRefused && problem.blocker === 'priceMissing')
      throw badField('body.price', 'this kind of order needs a price');
    if (problem instanceof OrderRefused) throw new Refusal(...orderRefusals[problem.blocker]);
    if (problem instanceof HandlingRefused) throw new Refusal(...handlingRefusals[problem.blocker]);
    throw problem;
  }
}

const unknownContract = [code.notFound, 'notFound'] as const;

/** The code and text that each obstacle is answered with. */
const orderRefusals: Readonly<Record<OrderBlocker, readonly [Code, ServerTextKey]>> = {
  unknownContract,
  marketClosed: [code.marketClosed, 'marketClosed'],
  priceMissing: [code.badRequest, 'orderOffTick'],
  offTick: [code.orderOffTick, 'orderOffTick'],
  offLot: [code.orderOffLot, 'orderOffLot'],
  belowMinTurnover: [code.orderBelowMinTurnover, 'orderBelowMinTurnover'],
  tooLarge: [code.orderTooLarge, 'orderTooLarge'],
  priceDeviation: [code.orderPriceDeviation, 'orderPriceDeviation'],
  leverage: [code.orderLeverage, 'orderLeverage'],
  reduceOnly: [code.orderReduceOnly, 'orderReduceOnly'],
  tooManyOrders: [code.tooManyOrders, 'tooManyOrders'],
  wouldMatch: [code.orderWouldMatch, 'orderWouldMatch'],
  cannotFill: [code.orderCannotFill, 'orderCannotFill'],
  triggerPassed: [code.orderTriggerPassed, 'orderTriggerPassed'],
  balance: [code.insufficientBalance, 'insufficientBalance'],
};

const handlingRefusals: Readonly<Record<PositionActionBlocker, readonly [Code, ServerTextKey]>> = {
  unknownContract,
  inUse: [code.contractInUse, 'contractInUse'],
  leverage: [code.orderLeverage, 'orderLeverage'],
  balance: [code.insufficientBalance, 'insufficientBalance'],
  marginTooLow: [code.marginTooLow, 'marginTooLow'],
  nothingToMerge: [code.nothingToMerge, 'nothingToMerge'],
  crossMargin: [code.contractInUse, 'marginOfCross'],
};
