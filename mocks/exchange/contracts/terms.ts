import { parseDigit } from '@/contract/market';
import {
  isInverse,
  mockCoin,
  mockPrefix,
  priceSourceOf,
  tiersOf,
  tradeMode,
  type BizType,
  type LeverageTier,
  type MockCoin,
  type TradeMode,
} from '@/contract/swap';
import type { Decimal } from '@/contract/decimal';
import { BusinessError } from '../../businessError';
import type { ContractsContext } from './context';
import type { ListedContract } from '../market/market';
import type { Venue } from '../book/venue';
import { coinByName, marginCoinOf } from '../markets';

/** The trading terms of a contract. A mock contract follows the market of the real one. */
export interface Terms {
  readonly code: string;
  /** The contract whose prices it follows. */
  readonly market: string;
  readonly mode: TradeMode;
  readonly bizType: BizType;
  readonly coinId: number;
  /** The coin it is settled in. */
  readonly coinName: string;
  readonly lot: Decimal;
  readonly priceDigits: number;
  readonly maxLeverage: number;
  readonly tiers: readonly LeverageTier[];
  readonly expires: number | null;
  readonly listed: ListedContract;
}

/** The venue of a contract: real and mock orders never match. */
export const venueOf = ({ code, market, lot, expires, listed: { digit } }: Terms): Venue => ({
  product: 'positions',
  id: code,
  market,
  lot,
  digits: parseDigit(digit),
  expires,
});

/** Whether a name is that of a mock coin. */
export const isMockCoin = (name: string): name is MockCoin => Object.hasOwn(mockCoin, name);

/** The code of the mock contract of a perpetual one: `f_btcf_usdt` for BTC in f_usdt. */
export const mockCode = (base: string, coin: MockCoin): string => `${mockPrefix}${base.toLowerCase()}${coin}`;

/** Mock contracts: every linear perpetual contract in f_usdt, the largest in f_usdc too. */
export const mockContractsOf = (contracts: readonly ListedContract[]): { code: string; coin: MockCoin; listed: ListedContract }[] =>
  contracts
    .filter(({ type, code }) => type === 'perpetual' && !isInverse(code))
    .flatMap((listed) => [
      { code: mockCode(listed.base, 'f_usdt'), coin: 'f_usdt' as const, listed },
      ...(usdcBases.includes(listed.base) ? [{ code: mockCode(listed.base, 'f_usdc'), coin: 'f_usdc' as const, listed }] : []),
    ]);

const usdcBases: readonly string[] = ['BTC', 'ETH', 'SOL'];

/** The terms of a contract, real or mock, by its case-insensitive code; null if there is none. */
export function termsOf({ market }: Pick<ContractsContext, 'market'>, anyCaseCode: string, at: number): Terms | null {
  const code = anyCaseCode.toLowerCase();
  const [, base = '', coin = ''] = /^f_([a-z0-9]+)(f_usd[tc])$/.exec(code) ?? [];
  const real = priceSourceOf(code);
  if (!market.has(real) || (coin === 'f_usdc' && !usdcBases.includes(base.toUpperCase()))) return null;
  return cachedTerms(market.contract(real, at), { code, real, coin });
}

interface ContractCodes {
  readonly code: string;
  readonly real: string;
  readonly coin: string;
}

/** Cached terms of listed contracts, by their real and mock codes, as they are read very often. */
const termsCache = new WeakMap<ListedContract, Map<string, Terms | null>>();

function cachedTerms(listed: ListedContract, codes: ContractCodes): Terms | null {
  const all = termsCache.get(listed) ?? new Map<string, Terms | null>();
  termsCache.set(listed, all);
  const terms = all.get(codes.code);
  if (terms !== undefined) return terms;
  const computed = readTerms(listed, codes);
  all.set(codes.code, computed);
  return computed;
}

function readTerms(listed: ListedContract, { code, real, coin }: ContractCodes): Terms | null {
  if (isMockCoin(coin) && listed.type !== 'perpetual') return null;
  return {
    code,
    market: real,
    mode: isMockCoin(coin) ? tradeMode.mock : tradeMode.real,
    bizType: listed.type === 'perpetual' ? 'perpetual' : 'deliver',
    coinId: isMockCoin(coin) ? mockCoin[coin] : coinByName(marginCoinOf(listed)).coinId,
    coinName: isMockCoin(coin) ? coin : marginCoinOf(listed),
    lot: listed.contractSize,
    priceDigits: parseDigit(listed.digit).price,
    maxLeverage: listed.maxLeverage,
    tiers: tiersFor(listed),
    expires: listed.expires,
    listed,
  };
}

/** The terms of a contract. Throws `BusinessError` if it does not exist. */
export function requireTerms(context: Pick<ContractsContext, 'market'>, anyCaseCode: string, at: number): Terms {
  const terms = termsOf(context, anyCaseCode, at);
  if (!terms) throw new BusinessError('notFound');
  return terms;
}

const tiersCache = new Map<string, readonly LeverageTier[]>();

/** The tiers of a contract, computed once per maximum leverage and first tier. */
function tiersFor({ maxLeverage, firstTier }: ListedContract): readonly LeverageTier[] {
  const key = `${maxLeverage} ${firstTier}`;
  const tiers = tiersCache.get(key) ?? tiersOf(maxLeverage, firstTier);
  tiersCache.set(key, tiers);
  return tiers;
}
