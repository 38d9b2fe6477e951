import { amountOf, type CoinNetwork, type WithdrawalRequest } from '@/contract/capital';
import { addressProblem } from '@/contract/chains';
import { code } from '@/contract/codes';
import { compare, isGreater, isZero, type Decimal } from '@/contract/decimal';
import { isRecipient, refusals as recipientRefusals } from '@/features/choose-recipient';
import type { TextKey, TextValues } from '@/shared/i18n';
import type { Method } from './selection';

export const fields = ['receiver', 'address', 'network', 'memo', 'amount'] as const;
export type FieldName = (typeof fields)[number];

export interface Problem {
  readonly key: TextKey<'withdraw' | 'recipient'>;
  readonly values?: TextValues;
}
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>;

/** Values of the form with the limits that apply. */
export interface WithdrawalInput {
  readonly method: Method;
  readonly destination: Pick<WithdrawalRequest, 'network' | 'address' | 'memo'>;
  /** The user states that the recipient needs no memo. */
  readonly isMemoWaived: boolean;
  readonly network: CoinNetwork | null;
  /** Networks of the coin that support the address. */
  readonly recognised: readonly CoinNetwork[];
  readonly amount: string;
  readonly available: Decimal;
  /** The maximum amount: the available balance within the remaining daily limit. */
  readonly max: Decimal;
  readonly isWhitelistOn: boolean;
}

/** Validates a withdrawal by field (assumed: the rules of this form are not shown). */
export function problemsOf(input: WithdrawalInput): Problems {
  const amount = amountProblem(input);
  const found = input.method === 'internal' ? receiverProblems(input) : { ...chainProblems(input), ...memoProblems(input) };
  return amount ? { ...found, amount } : found;
}

function receiverProblems({ destination, isWhitelistOn }: WithdrawalInput): Problems {
  if (isWhitelistOn) return { receiver: { key: 'withdraw.internalWhitelist' } };
  if (destination.address === '') return { receiver: { key: 'withdraw.receiverMissing' } };
  return isRecipient(destination.address) ? {} : { receiver: { key: 'recipient.invalid' } };
}

function chainProblems({ destination, network, recognised }: WithdrawalInput): Problems {
  const closed: Problems = network && !network.isWithdrawOpen ? { network: { key: 'withdraw.networkClosed' } } : {};
  if (destination.address === '') return { ...closed, address: { key: 'withdraw.addressMissing' }, ...missing(network) };
  if (network === null) return { ...(recognised.length === 0 && { address: { key: 'withdraw.addressUnknown' } }), ...missing(network) };
  const problem = addressProblem(network.network, destination.address);
  return problem ? { ...closed, address: addressText(problem, network, recognised) } : closed;
}

/** Omitting a memo has to be confirmed: without a required memo the coins are lost. */
const memoProblems = ({ destination, network, isMemoWaived }: WithdrawalInput): Problems =>
  network?.needsMemo && destination.memo === '' && !isMemoWaived ? { memo: { key: 'withdraw.memoMissing' } } : {};

const missing = (network: CoinNetwork | null): Problems => (network ? {} : { network: { key: 'withdraw.networkMissing' } });

/** Errors of an address that can be reported while typing: a wrong checksum or an address of another network. */
export function typedAddressProblem({ destination, network, recognised }: WithdrawalInput): Problem | null {
  if (network === null || destination.address === '') return null;
  const problem = addressProblem(network.network, destination.address);
  return problem === 'checksum' || (problem === 'format' && recognised.length > 0) ? addressText(problem, network, recognised) : null;
}

function addressText(problem: 'format' | 'checksum', network: CoinNetwork, [other]: readonly CoinNetwork[]): Problem {
  if (problem === 'checksum') return { key: 'withdraw.addressChecksum' };
  if (other) return { key: 'withdraw.addressOther', values: { network: network.name, other: other.name } };
  return { key: 'withdraw.addressFormat', values: { network: network.name } };
}

function amountProblem({ amount: typed, network, available, max, method }: WithdrawalInput): Problem | null {
  const amount = amountOf(typed);
  if (isZero(amount)) return { key: 'withdraw.amountMissing' };
  if (isGreater(amount, available)) return { key: 'withdraw.amountAvailable' };
  if (isGreater(amount, max)) return { key: 'withdraw.amountLimit' };
  if (method === 'onChain' && network && compare(amount, network.minWithdraw) < 0)
    return { key: 'withdraw.amountMinimum', values: { amount: network.minWithdraw, coin: network.coinName } };
  return null;
}

/** A refusal of the exchange with the field it concerns; `form` for none. */
export interface Refusal {
  readonly field: FieldName | 'form';
  readonly key: TextKey<'withdraw' | 'recipient'>;
}

const refusals: ReadonlyMap<number, Refusal> = new Map<number, Refusal>([
  [code.accountFrozen.code, { field: 'form', key: 'withdraw.frozenText' }],
  [code.needKyc.code, { field: 'form', key: 'withdraw.kycText' }],
  [code.withdrawalLocked.code, { field: 'form', key: 'withdraw.lockedText' }],
  [code.withdrawalClosed.code, { field: 'network', key: 'withdraw.networkClosed' }],
  [code.addressInvalid.code, { field: 'address', key: 'withdraw.addressRefused' }],
  [code.addressNotListed.code, { field: 'address', key: 'withdraw.addressNotListed' }],
  [code.amountBelowMinimum.code, { field: 'amount', key: 'withdraw.amountTooSmall' }],
  [code.withdrawalLimit.code, { field: 'amount', key: 'withdraw.amountLimit' }],
  [code.insufficientBalance.code, { field: 'amount', key: 'withdraw.amountAvailable' }],
  ...[...recipientRefusals].map(([errorCode, key]) => [errorCode, { field: 'receiver' as const, key }] as const),
]);

const internalRefusals: Readonly<Partial<Record<FieldName, Refusal>>> = {
  address: { field: 'receiver', key: 'recipient.self' },
  network: { field: 'form', key: 'withdraw.coinClosed' },
};

/** Where a refusal is shown; null if it is reported elsewhere. Transfers to a user have no address or network field. */
export function refusalOf(errorCode: number, method: Method): Refusal | null {
  const refusal = refusals.get(errorCode) ?? null;
  if (method === 'onChain' || refusal === null || refusal.field === 'form') return refusal;
  return internalRefusals[refusal.field] ?? refusal;
}
