import { splitDigit } from '@/contract/market';
import {
  isInverse,
  mockCoin,
  mockPrefix,
  pricedBy,
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

/** What a contract is to those who trade it. A simulation contract follows the market of the real one. */
export interface Terms {
  readonly code: string;
  /** The contract whose prices are its prices. */
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

/** Where a contract is traded: real and mock orders never meet. */
export const venueOf = ({ code, market, lot, expires, listed: { digit } }: Terms): Venue => ({
  product: 'positions',
  id: code,
  market,
  lot,
  digits: splitDigit(digit),
  expires,
});

/** A name of a coin of mock trading. */
export const isMockCoin = (name: string): name is MockCoin => Object.hasOwn(mockCoin, name);

/** The code of the simulation contract of a perpetual one: `f_btcf_usdt` for BTC in f_usdt. */
export const mockCode = (base: string, coin: MockCoin): string => `${mockPrefix}${base.toLowerCase()}${coin}`;

/** Simulation contracts: every linear perpetual contract in f_usdt, the largest in f_usdc too. */
export const mockPairs = (contracts: readonly ListedContract[]): { code: string; coin: MockCoin; listed: ListedContract }[] =>
  contracts
    .filter(({ type, code }) => type === 'perpetual' && !isInverse(code))
    .flatMap((listed) => [
      { code: mockCode(listed.base, 'f_usdt'), coin: 'f_usdt' as const, listed },
      ...(usdcBases.includes(listed.base) ? [{ code: mockCode(listed.base, 'f_usdc'), coin: 'f_usdc' as const, listed }] : []),
    ]);

const usdcBases: readonly string[] = ['BTC', 'ETH', 'SOL'];

/** The terms of a contract, real or simulated, in any case of letters; null where there is none of that code. */
export function termsOf({ market }: Pick<ContractsContext, 'market'>, given: string, at: number): Terms | null {
  const code = given.toLowerCase();
  const [, base = '', coin = ''] = /^f_([a-z0-9]+)(f_usd[tc])$/.exec(code) ?? [];
  const real = pricedBy(code);
  if (!market.has(real) || (coin === 'f_usdc' && !usdcBases.includes(base.toUpperCase()))) return null;
  return termsIn(market.contract(real, at), { code, real, coin });
}

interface Named {
  readonly code: string;
  readonly real: string;
  readonly coin: string;
}

/** The terms of contracts as they are listed, by their own codes and those of mock trading: everybody asks for them all the time. */
const known = new WeakMap<ListedContract, Map<string, Terms | null>>();

function termsIn(listed: ListedContract, named: Named): Terms | null {
  const all = known.get(listed) ?? new Map<string, Terms | null>();
  known.set(listed, all);
  const terms = all.get(named.code);
  if (terms !== undefined) return terms;
  const first = readTerms(listed, named);
  all.set(named.code, first);
  return first;
}

function readTerms(listed: ListedContract, { code, real, coin }: Named): Terms | null {
  if (isMockCoin(coin) && listed.type !== 'perpetual') return null;
  return {
    code,
    market: real,
    mode: isMockCoin(coin) ? tradeMode.mock : tradeMode.real,
    bizType: listed.type === 'perpetual' ? 'perpetual' : 'deliver',
    coinId: isMockCoin(coin) ? mockCoin[coin] : coinByName(marginCoinOf(listed)).coinId,
    coinName: isMockCoin(coin) ? coin : marginCoinOf(listed),
    lot: listed.contractSize,
    priceDigits: splitDigit(listed.digit).price,
    maxLeverage: listed.maxLeverage,
    tiers: tiersFor(listed),
    expires: listed.expires,
    listed,
  };
}

/** The terms of a contract that must be there. Throws `BusinessError` where it is not. */
export function knownTerms(context: Pick<ContractsContext, 'market'>, given: string, at: number): Terms {
  const terms = termsOf(context, given, at);
  if (!terms) throw new BusinessError('notFound');
  return terms;
}

const knownTiers = new Map<string, readonly LeverageTier[]>();

/** The tiers of a contract, worked out once for all of that leverage and first tier. */
function tiersFor({ maxLeverage, firstTier }: ListedContract): readonly LeverageTier[] {
  const key = `${maxLeverage} ${firstTier}`;
  const tiers = knownTiers.get(key) ?? tiersOf(maxLeverage, firstTier);
  knownTiers.set(key, tiers);
  return tiers;
}
