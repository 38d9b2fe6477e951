import type { ConditionOrder, ContractBillKind, ContractDeal, ContractOrder, OrderEffect, OrderSide, PastPosition } from '@/contract/swap';
import { contractBillKinds, contractName, orderSides } from '@/contract/swap';
import type { TextKey, Translate } from '@/shared/i18n';
import type { RecordState } from '@/widgets/record-page';

/** What an order does, by its side and whether it opens or closes. */
export const actionOf = ({ side, effect }: { readonly side: OrderSide; readonly effect: OrderEffect }): RecordState =>
  side === 'buy'
    ? { label: effect === 'open' ? 'contract.openLong' : 'contract.closeShort', tone: 'rise' }
    : { label: effect === 'open' ? 'contract.openShort' : 'contract.closeLong', tone: 'fall' };

/** The question before an order is cancelled. */
export const cancelText = (order: Pick<ContractOrder, 'side' | 'effect' | 'contractCode'>, t: Translate): string =>
  t('contract.cancelText', { side: t(actionOf(order).label), contract: contractName(order.contractCode) });

/** Order states. */
export const states: Readonly<Record<ContractOrder['state'], RecordState>> = {
  open: { label: 'contract.state_open', tone: 'info' },
  partlyFilled: { label: 'contract.state_partlyFilled', tone: 'info' },
  filled: { label: 'contract.state_filled', tone: 'success' },
  cancelled: { label: 'contract.state_cancelled', tone: 'neutral' },
};

/** Kinds of orders and of plans. */
export const kindOf = ({ kind }: { readonly kind: ContractOrder['kind'] | ConditionOrder['kind'] }): TextKey => `contract.kind_${kind}`;

/** How a position ended. */
export const ends: Readonly<Record<PastPosition['end'], RecordState>> = {
  closed: { label: 'contract.end_closed', tone: 'neutral' },
  liquidated: { label: 'contract.end_liquidated', tone: 'danger' },
  settled: { label: 'contract.end_settled', tone: 'info' },
  merged: { label: 'contract.end_merged', tone: 'neutral' },
};

export const positionSides = {
  long: { label: 'contract.long', tone: 'rise' },
  short: { label: 'contract.short', tone: 'fall' },
} as const satisfies Record<PastPosition['side'], RecordState>;

/** Maker or taker. */
export const roles: Readonly<Record<ContractDeal['role'], TextKey>> = { maker: 'orders.maker', taker: 'orders.taker' };

export const billLabel = (kind: ContractBillKind): TextKey => `contract.bill_${kind}`;

/** Filters that the lists share. */
export const sideFilter = {
  id: 'side',
  label: 'contract.side',
  kind: 'choice',
  options: orderSides.map((value) => ({ value, label: value === 'buy' ? ('contract.buyLong' as const) : ('contract.sellShort' as const) })),
} as const;
export const billFilter = {
  id: 'kind',
  label: 'contract.type',
  kind: 'choice',
  options: contractBillKinds.map((value) => ({ value, label: billLabel(value) })),
} as const;
