import { account } from '@/contract/capital';
import { isNegative } from '@/contract/decimal';
import { contractBillKinds, contractKind, tradeMode, type BizType, type ContractBill, type TradeMode } from '@/contract/swap';
import { billsOf, type LedgerBill } from '../bills';
import type { ContractsContext } from './context';
import { nameOfCoin } from './contractWallet';

/** Which bills are wanted; `startTime` and `endTime` are included. */
interface BillScope {
  readonly mode: TradeMode;
  readonly contractCode?: string | undefined;
  /** What moved the account without a contract, such as a transfer, belongs to both kinds. */
  readonly bizType?: BizType | undefined;
  readonly kind?: ContractBill['kind'] | undefined;
  readonly coinId?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** The bills of somebody's contract account, newest first: what the ledger of real or of mock money says of it. */
export function contractBillsOf(
  { ledger, mockLedger }: Pick<ContractsContext, 'ledger' | 'mockLedger'>,
  owner: number,
  { mode, contractCode, bizType, kind, ...scope }: BillScope,
): ContractBill[] {
  return billsOf(mode === tradeMode.mock ? mockLedger : ledger, owner, { ...scope, account: account.perpetual })
    .map((bill) => shown(bill, mode))
    .filter(
      (bill) =>
        (kind === undefined || bill.kind === kind) &&
        (contractCode === undefined || bill.contractCode === contractCode) &&
        (bizType === undefined || bill.contractCode === null || bizTypeOf(bill.contractCode) === bizType),
    );
}

const bizTypeOf = (contractCode: string): BizType => (contractKind(contractCode) === 'delivery' ? 'deliver' : 'perpetual');

function shown({ billId, kind, coinId, amount, time, reference }: LedgerBill, mode: TradeMode): ContractBill {
  return {
    id: billId,
    mode,
    // Whatever else came in or went out was moved from or to another account.
    kind: contractBillKinds.find((each) => each === kind) ?? (isNegative(amount) ? 'transferOut' : 'transferIn'),
    coinId,
    coinName: nameOfCoin(coinId),
    contractCode: reference.contractCode ?? null,
    amount,
    createdTime: time,
  };
}
