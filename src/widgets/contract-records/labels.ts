import type { ConditionOrder, ContractBillKind, ContractDeal, ContractOrder, OrderEffect, OrderSide, PastPosition } from '@/contract/swap';
import {
  conditionKinds,
  contractBillKinds,
  contractName,
  orderKinds,
  orderSides,
  positionSides as sidesOfPositions,
} from '@/contract/swap';
import type { TextKey, Translate } from '@/shared/i18n';
import type { RecordState } from '@/widgets/record-page';

/** The action of an order, by its side and whether it opens or closes. */
export const actionOf = ({ side, effect }: { readonly side: OrderSide; readonly effect: OrderEffect }): RecordState =>
  side === 'buy'
    ? { label: effect === 'open' ? 'contract.openLong' : 'contract.closeShort', tone: 'rise' }
    : { label: effect === 'open' ? 'contract.openShort' : 'contract.closeLong', tone: 'fall' };

/** The confirmation text for cancelling an order. */
export const cancelText = (order: Pick<ContractOrder, 'side' | 'effect' | 'contractCode'>, t: Translate): string =>
  t('contract.cancelText', { side: t(actionOf(order).label), contract: contractName(order.contractCode) });

/** The confirmation text for cancelling all orders of a list: of one contract, one kind of contracts, or the whole account. */
export function cancelAllText({ contractCode, bizType }: Readonly<Record<string, string>>, t: Translate): string {
  if (contractCode !== undefined) return t('contract.cancelAllText_contract', { contract: contractName(contractCode) });
  return t(bizType === 'perpetual' || bizType === 'deliver' ? `contract.cancelAllText_${bizType}` : 'contract.cancelAllText');
}

/** Order states. */
export const states: Readonly<Record<ContractOrder['state'], RecordState>> = {
  open: { label: 'contract.state_open', tone: 'info' },
  partlyFilled: { label: 'contract.state_partlyFilled', tone: 'info' },
  filled: { label: 'contract.state_filled', tone: 'success' },
  cancelled: { label: 'contract.state_cancelled', tone: 'neutral' },
};

/** The kind of an order or plan order. */
export const kindOf = ({ kind }: { readonly kind: ContractOrder['kind'] | ConditionOrder['kind'] }): TextKey => `contract.kind_${kind}`;

/** How a position ended. */
export const endStates: Readonly<Record<PastPosition['end'], RecordState>> = {
  closed: { label: 'contract.end_closed', tone: 'neutral' },
  liquidated: { label: 'contract.end_liquidated', tone: 'danger' },
  settled: { label: 'contract.end_settled', tone: 'info' },
  merged: { label: 'contract.end_merged', tone: 'neutral' },
  partlyClosed: { label: 'contract.end_partlyClosed', tone: 'info' },
};

export const positionSides = {
  long: { label: 'contract.long', tone: 'rise' },
  short: { label: 'contract.short', tone: 'fall' },
} as const satisfies Record<PastPosition['side'], RecordState>;

/** The time in force of an order in the book; null for a market order. */
export const timeInForce = ({ kind }: Pick<ContractOrder, 'kind'>): TextKey | null => (kind === 'market' ? null : `contract.force_${kind}`);

/** Why an order ended without being filled. */
export const reasonOf = ({ reason }: Pick<ContractOrder, 'reason'>): TextKey | null => reason && `contract.reason_${reason}`;

/** States of plan orders. */
export const planStates: Readonly<Record<ConditionOrder['state'], RecordState>> = {
  waiting: { label: 'contract.plan_waiting', tone: 'info' },
  triggered: { label: 'contract.plan_triggered', tone: 'success' },
  failed: { label: 'contract.plan_failed', tone: 'danger' },
  cancelled: { label: 'contract.plan_cancelled', tone: 'neutral' },
};

/** Maker or taker. */
export const roles: Readonly<Record<ContractDeal['role'], TextKey>> = { maker: 'orders.maker', taker: 'orders.taker' };

export const billLabel = (kind: ContractBillKind): TextKey => `contract.bill_${kind}`;

const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => TextKey) =>
  values.map((value) => ({ value, label: label(value) }));
const kindLabel = (kind: ContractOrder['kind'] | ConditionOrder['kind']) => kindOf({ kind });

/** Filters shared by the lists. */
export const sideFilter = {
  id: 'side',
  label: 'contract.side',
  kind: 'choice',
  options: optionsOf(orderSides, (side) => (side === 'buy' ? 'contract.buyLong' : 'contract.sellShort')),
} as const;
export const billFilter = {
  id: 'kind',
  label: 'contract.type',
  kind: 'choice',
  options: optionsOf(contractBillKinds, billLabel),
} as const;
export const typeFilter = { id: 'kind', label: 'contract.type', kind: 'choice', options: optionsOf(orderKinds, kindLabel) } as const;
export const planFilter = { id: 'kind', label: 'contract.type', kind: 'choice', options: optionsOf(conditionKinds, kindLabel) } as const;
export const positionSideFilter = {
  id: 'side',
  label: 'contract.side',
  kind: 'choice',
  options: optionsOf(sidesOfPositions, (side) => positionSides[side].label),
} as const;
