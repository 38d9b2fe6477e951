import { divide, isZero, truncate, type Decimal } from '@/contract/decimal';
import { coinsOf, contractName, type ConditionOrder, type ContractOrder } from '@/contract/swap';
import type { TextKey, Translate } from '@/shared/i18n';
import { editOpened, isEditable, type EditableOrder } from '@/features/edit-contract-order';
import type { RecordColumn, RecordOpener } from '@/widgets/record-page';
import { actionOf, kindOf, reasonOf, timeInForce } from './labels';

type Row = ContractOrder | ConditionOrder;

export const rowKey = ({ orderId }: Pick<Row, 'orderId'>): string => orderId;
/** Names an order in the accessible names of its buttons. */
export const rowName = ({ contractCode, orderId }: Pick<Row, 'contractCode' | 'orderId'>): string =>
  `${contractName(contractCode)} ${orderId}`;
export const unitOf = ({ contractCode }: { readonly contractCode: string }): string => coinsOf(contractCode).amountUnit;
export const coinOf = ({ contractCode }: { readonly contractCode: string }): string => coinsOf(contractCode).coin;

/** The button that changes an order. */
export const edit = <Row extends EditableOrder>(): RecordOpener<Row> => ({
  label: 'orders.edit',
  opened: editOpened.prepend((order: Row) => order),
  isAvailable: isEditable,
});

/** The contract of an order or a position, with its leverage. */
export const contractColumn: RecordColumn<Pick<Row, 'contractCode' | 'leverage'>> = {
  id: 'contract',
  header: 'contract.contract',
  kind: 'text',
  value: ({ contractCode, leverage }) => `${contractName(contractCode)} ${leverage}×`,
  cardSlot: 'title',
  width: 136,
};
/** The first columns of orders and plans. */
export const leadingColumns: readonly RecordColumn<Row>[] = [
  { id: 'time', header: 'orders.time', kind: 'time', value: ({ createdTime }) => createdTime, cardSlot: 'meta' },
  contractColumn,
  { id: 'side', header: 'contract.side', kind: 'state', value: actionOf, cardSlot: 'title', width: 104 },
  { id: 'kind', header: 'contract.type', kind: 'text', value: (row, t) => t(kindOf(row)), cardSlot: 'meta', width: 104 },
];
export const price: RecordColumn<Row> = {
  id: 'price',
  header: 'contract.price',
  kind: 'price',
  value: (row) => row.price,
  cardSlot: 'status',
  width: 104,
};
export const amount: RecordColumn<Row> = {
  id: 'amount',
  header: 'contract.size',
  kind: 'amount',
  value: (row) => row.amount,
  unit: unitOf,
  cardSlot: 'figure',
  width: 120,
};
/** A take-profit or stop-loss without an amount closes the whole position. */
export const planAmount: RecordColumn<ConditionOrder> = { ...amount, none: 'contract.wholePosition' };
export const filled: RecordColumn<ContractOrder> = {
  id: 'filled',
  header: 'orders.filled',
  kind: 'progress',
  value: filledShare,
  width: 120,
};
export const average: RecordColumn<ContractOrder> = {
  id: 'average',
  header: 'orders.averagePrice',
  kind: 'price',
  value: ({ averagePrice }) => averagePrice,
};
export const fee: RecordColumn<ContractOrder> = { id: 'fee', header: 'orders.fee', kind: 'amount', value: (row) => row.fee, unit: coinOf };
/** Whether an order is reduce-only. */
export const reduceOnly: RecordColumn<Row> = {
  id: 'reduceOnly',
  header: 'contract.reduceOnly',
  kind: 'text',
  value: ({ effect }, t) => t(effect === 'close' ? 'contract.yes' : 'contract.no'),
  width: 104,
};
export const tif: RecordColumn<ContractOrder> = {
  id: 'tif',
  header: 'contract.force',
  kind: 'text',
  value: (row, t) => textOf(timeInForce(row), t),
  width: 160,
};
export const reason: RecordColumn<ContractOrder> = {
  id: 'reason',
  header: 'contract.reason',
  kind: 'text',
  value: (row, t) => textOf(reasonOf(row), t),
};
/** The price type that triggers a conditional order. */
export const basis: RecordColumn<ConditionOrder> = {
  id: 'basis',
  header: 'contract.basis',
  kind: 'text',
  value: ({ triggerBasis = 'last' }, t) => t(`contract.basis_${triggerBasis}`),
  width: 96,
};
export const trigger: RecordColumn<ConditionOrder> = {
  id: 'trigger',
  header: 'contract.trigger',
  kind: 'price',
  value: ({ triggerPrice, activationPrice }) => triggerPrice ?? activationPrice,
  width: 120,
};
export const exits: readonly RecordColumn<ContractOrder>[] = [
  { id: 'takeProfit', header: 'contract.takeProfit', kind: 'price', value: ({ takeProfitPrice }) => takeProfitPrice, width: 96 },
  { id: 'stopLoss', header: 'contract.stopLoss', kind: 'price', value: ({ stopLossPrice }) => stopLossPrice, width: 96 },
];
export const orderNumber: RecordColumn<Row> = { id: 'orderId', header: 'orders.number', kind: 'text', value: ({ orderId }) => orderId };

const textOf = (key: TextKey | null, t: Translate) => key && t(key);

/** The filled fraction of an order, from 0 to 1. */
function filledShare({ amount: orderAmount, filledAmount }: ContractOrder): Decimal {
  return isZero(orderAmount) ? '0' : truncate(divide(filledAmount, orderAmount), 4);
}
