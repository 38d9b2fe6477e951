import { account } from '@/contract/capital';
import { add, isNegative, subtract, type Decimal } from '@/contract/decimal';
import { contractBillKinds, contractKind, tradeMode, type BizType, type ContractBill, type TradeMode } from '@/contract/swap';
import { billsOf, type LedgerBill } from '../bills';
import type { ContractsContext } from './context';
import { contractAccount, nameOfCoin } from './contractWallet';

/** A filter of bills; `startTime` and `endTime` are inclusive. */
interface BillScope {
  readonly mode: TradeMode;
  readonly contractCode?: string | undefined;
  /** Bills without a contract, such as transfers, match every type. */
  readonly bizType?: BizType | undefined;
  readonly kind?: ContractBill['kind'] | undefined;
  readonly coinId?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** A bill without the balance after it. */
type BillWithoutBalance = Omit<ContractBill, 'balance'>;

/** The bills of a user's contract account, newest first, from the ledger of real or mock money. */
export function contractBillsOf(
  { ledger, mockLedger }: Pick<ContractsContext, 'ledger' | 'mockLedger'>,
  owner: number,
  { mode, contractCode, bizType, kind, ...scope }: BillScope,
): BillWithoutBalance[] {
  return billsOf(mode === tradeMode.mock ? mockLedger : ledger, owner, { ...scope, account: account.perpetual })
    .map((bill) => toContractBill(bill, mode))
    .filter(
      (bill) =>
        (kind === undefined || bill.kind === kind) &&
        (contractCode === undefined || bill.contractCode === contractCode) &&
        (bizType === undefined || bill.contractCode === null || bizTypeOf(bill.contractCode) === bizType),
    );
}

/** The bills with the coin balance after each: the current balance less all later bills. */
export function contractStatementOf(
  context: Pick<ContractsContext, 'ledger' | 'mockLedger'>,
  owner: number,
  scope: BillScope,
): ContractBill[] {
  const { mode, coinId } = scope;
  const ledger = mode === tradeMode.mock ? context.mockLedger : context.ledger;
  const balances = new Map<number, Decimal>();
  const after = new Map<string, Decimal>();
  for (const bill of contractBillsOf(context, owner, { mode, coinId })) {
    const { available, frozen } = ledger.balance(contractAccount(owner), bill.coinId);
    const balance = balances.get(bill.coinId) ?? add(available, frozen);
    after.set(bill.id, balance);
    balances.set(bill.coinId, subtract(balance, bill.amount));
  }
  return contractBillsOf(context, owner, scope).map((bill) => ({ ...bill, balance: after.get(bill.id) ?? '0' }));
}

const bizTypeOf = (contractCode: string): BizType => (contractKind(contractCode) === 'delivery' ? 'deliver' : 'perpetual');

function toContractBill({ billId, kind, coinId, amount, time, reference }: LedgerBill, mode: TradeMode): BillWithoutBalance {
  return {
    id: billId,
    mode,
    // Everything else was transferred from or to another account.
    kind: contractBillKinds.find((each) => each === kind) ?? (isNegative(amount) ? 'transferOut' : 'transferIn'),
    coinId,
    coinName: nameOfCoin(coinId),
    contractCode: reference.contractCode ?? null,
    amount,
    createdTime: time,
  };
}
