import { isDecimal, isGreater, largest, smallest, truncate, type Decimal } from '../decimal';
import type { TransferCoin, TransferPair, TransferWallet, WalletInfo } from './schema/transfers';
import { defaultCoinId, defaultPrecision, transferMessage, transferRoutes, type TransferRoute } from './constants';
import { account } from './accounts';

export interface AmountLimits {
  /** The maximum amount, a decimal string. */
  readonly cap: Decimal;
  /** Maximum decimals of an amount of the coin. */
  readonly precision?: number;
}

/** The source and target account of a transfer; null if not selected. */
export interface TransferAccounts {
  readonly source: number | null;
  readonly target: number | null;
}

/** Whether a coin leaves an account (`out`) or enters one (`in`). */
export type TransferDirection = 'out' | 'in';

/** The maximum transfer amount: the smaller of balance and daily limit, never negative. Source: specification, Validation rules, Transfer amount. */
export const transferCap = ({ available, todayAvailableLimit }: Pick<WalletInfo, 'available' | 'todayAvailableLimit'>): Decimal =>
  largest('0', smallest(available, todayAvailableLimit));

/** Keeps digits and one point, truncates to `precision` decimals, snaps to `cap` (a decimal string). The point stays even with precision 0, so that typing `0.5` never becomes `5`. Source: specification, Validation rules, Transfer amount. */
export function normaliseAmount(typed: string, { cap, precision = defaultPrecision }: AmountLimits): string {
  const [whole = '', ...parts] = typed.replace(/[^\d.]/g, '').split('.');
  if (whole === '' && parts.length === 0) return '';
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const amount = parts.length === 0 ? digits : `${digits}.${parts.join('').slice(0, precision)}`;
  const highest = maxInputAmount({ cap, precision });
  return isGreater(amountOf(amount), highest) ? highest : amount;
}

/** The amount that the All button fills in: the cap, truncated to `precision` decimals. Source: specification, Validation rules, Transfer amount. */
export const maxInputAmount = ({ cap, precision = defaultPrecision }: AmountLimits): Decimal => truncate(largest('0', cap), precision);

/** A typed amount as the decimal that is sent: `'1.'` becomes `'1'`, invalid text becomes `'0'`. */
export function amountOf(typed: string): Decimal {
  const text = typed.endsWith('.') ? typed.slice(0, -1) : typed;
  return isDecimal(text) ? text : '0';
}

export type AmountProblem = typeof transferMessage.amountMissing | typeof transferMessage.amountTooLarge;

/** The message key of an amount's problem, or null: it must be above zero and not exceed the coin's available balance. Source: specification, Validation rules, Transfer amount. */
export function checkAmount(typed: string, { available }: Pick<TransferCoin, 'available'>): AmountProblem | null {
  const amount = amountOf(typed);
  if (!isGreater(amount, '0')) return transferMessage.amountMissing;
  return isGreater(amount, available) ? transferMessage.amountTooLarge : null;
}

/** Whether a pair can be selected: both coins must be transferable into (target) or out of (source) isolated margin. Source: specification, Validation rules, Transfer coins and pairs. */
export function isPairEnabled(pair: TransferPair, { source, target }: TransferAccounts): boolean {
  const goesIn = target !== account.isolatedMargin || (pair.baseTransferinable && pair.quoteTransferinable);
  const goesOut = source !== account.isolatedMargin || (pair.baseTransferoutable && pair.quoteTransferoutable);
  return goesIn && goesOut;
}

/** The pair preselected for isolated margin, or null. Source: specification, States, Transfer flow. */
export const firstEnabledPair = (pairs: readonly TransferPair[], accounts: TransferAccounts): TransferPair | null =>
  pairs.find((pair) => isPairEnabled(pair, accounts)) ?? null;

/** Whether a coin matches a search text, ignoring case. Source: specification, Validation rules, Transfer coins and pairs. */
export const coinMatches = (coin: Pick<TransferCoin, 'shortName'>, search: string): boolean =>
  coin.shortName.toLowerCase().includes(search.trim().toLowerCase());

/** Whether a coin may leave or enter an account. Source: specification, Validation rules, Transfer coins and pairs. */
export const isCoinEnabled = (coin: Pick<TransferCoin, 'transferOutAble' | 'transferInAble'>, direction: TransferDirection): boolean =>
  direction === 'out' ? coin.transferOutAble : coin.transferInAble;

/** The coin to preselect: the preferred one if listed, else coin 52, else the first; 52 if the list is empty. Source: specification, Validation rules, Transfer coins and pairs. */
export function chooseCoinId(coins: readonly Pick<TransferCoin, 'coinId'>[], preferred?: number | null): number {
  const has = (id: number) => coins.some((coin) => coin.coinId === id);
  if (preferred !== undefined && preferred !== null && has(preferred)) return preferred;
  return has(defaultCoinId) ? defaultCoinId : (coins[0]?.coinId ?? defaultCoinId);
}

/** Whether an account is marked Inactivated on its side of the dialog. Source: specification, Validation rules, Transfer coins and pairs. */
export const isWalletInactive = (
  wallet: Pick<TransferWallet, 'sourceActivated' | 'targetActivated'>,
  side: keyof TransferAccounts,
): boolean => !(side === 'source' ? wallet.sourceActivated : wallet.targetActivated);

/** The route of a transfer type, or null if unknown. */
export const routeOfType = (transferType: number): TransferRoute | null =>
  transferRoutes.find((route) => route.transferType === transferType) ?? null;

/** The route between two accounts, or null if there is none. */
export const routeBetween = ({ source, target }: TransferAccounts): TransferRoute | null =>
  transferRoutes.find((route) => route.source === source && route.target === target) ?? null;
