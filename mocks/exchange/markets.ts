import { account, type TransferRoute } from '@/contract/capital';
import { add, divide, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { isInverse } from '@/contract/swap';
import { coins, type Coin } from '@fixtures/coins';
import { deliveries, perpetuals, type ContractTerms } from '@fixtures/contracts';
import { currencies } from '@fixtures/currencies';
import { spotMarkets, type SpotMarket } from '@fixtures/spotMarkets';
import { allCoins, allPairs } from './market/catalogue';
import { createMarket, type Market } from './market/market';
import { createOverlay, type OverlayRecords } from './market/overlay';

export const coinById: ReadonlyMap<number, Coin> = new Map(allCoins.map((coin) => [coin.coinId, coin]));
const coinsByName: ReadonlyMap<string, Coin> = new Map(allCoins.map((coin) => [coin.shortName, coin]));
export const pairById: ReadonlyMap<number, SpotMarket> = new Map(allPairs.map((pair) => [pair.tradeId, pair]));

/** The coin with a short name. Throws if the fixtures lack it. */
export function coinByName(shortName: string): Coin {
  const coin = coinsByName.get(shortName);
  if (!coin) throw new RangeError(`there is no coin ${shortName}`);
  return coin;
}

/** The pair with a tradeId. Throws if the fixtures lack it. */
export function pairOf(tradeId: number): SpotMarket {
  const pair = pairById.get(tradeId);
  if (!pair) throw new RangeError(`there is no pair ${tradeId}`);
  return pair;
}

/** The pair with a name such as `BTC_USDT`. Throws if the fixtures lack it. */
export function pairByName(name: string): SpotMarket {
  const pair = allPairs.find(({ base, quote }) => `${base}_${quote}` === name);
  if (!pair) throw new RangeError(`there is no pair ${name}`);
  return pair;
}

/** The name of a pair such as `BTC/USDT`; the tradeId if the fixtures lack it. */
export const pairName = (tradeId: number): string => {
  const pair = pairById.get(tradeId);
  return pair ? `${pair.base}/${pair.quote}` : String(tradeId);
};

/** The coins that can be transferred on a route: those of the pair for isolated margin, contract coins for contract accounts, otherwise all except fund tokens. */
export function transferableCoins(route: TransferRoute | null, tradeId: number | null): readonly Coin[] {
  const accounts = route ? [route.source, route.target] : [];
  const pair = accounts.includes(account.isolatedMargin) && tradeId !== null ? pairById.get(tradeId) : undefined;
  const isContract = accounts.includes(account.perpetual);
  return coins.filter(({ shortName, supply }) =>
    pair ? shortName === pair.base || shortName === pair.quote : isContract ? contractCoins.includes(shortName) : supply !== '0',
  );
}

/** The coin that a contract is margined and settled in. */
export const marginCoinOf = ({ code, base, quote }: Pick<ContractTerms, 'code' | 'base' | 'quote'>): string =>
  isInverse(code) ? base : quote;

/** Coins that contract accounts hold. */
export const contractCoins: readonly string[] = [...new Set(['USDT', 'USDC', ...perpetuals.map(marginCoinOf)])];

/** Whether a pair can be traded on isolated margin. */
export const isMarginPair = (tradeId: number): boolean => (pairById.get(tradeId)?.marginRatio ?? 0) > 0;

/** The isolated margin pairs, with the coins that can be transferred in and out. */
export const marginPairs = () =>
  spotMarkets
    .filter(({ marginRatio }) => marginRatio > 0)
    .map(({ tradeId, base, quote }) => {
      const [baseCoin, quoteCoin] = [coinByName(base), coinByName(quote)];
      return {
        tradeId,
        base,
        quote,
        baseTransferinable: baseCoin.transferInAble,
        quoteTransferinable: quoteCoin.transferInAble,
        baseTransferoutable: baseCoin.transferOutAble,
        quoteTransferoutable: quoteCoin.transferOutAble,
      };
    });

/** The price of one USDT in a currency. Throws if the fixtures lack it. */
export function rateOf(currencyCode: string): Decimal {
  const currency = currencies.find((row) => row.currencyCode === currencyCode);
  if (!currency) throw new RangeError(`there is no currency ${currencyCode}`);
  return currency.exchangeRate;
}

/** Opens all markets of a world from its seed and the records of interventions. */
export const openMarkets = (seed: string, db?: OverlayRecords): Market =>
  createMarket({ seed, coins: allCoins, spots: allPairs, perpetuals, deliveries }, db && createOverlay(db));

/** The 24-hour turnover of these pairs and all contracts in USDT, with the numbers of both. */
export function marketStatistics(
  market: Market,
  pairs: readonly SpotMarket[],
  at: number,
): { turnover: Decimal; pairCount: number; contractCount: number } {
  const contracts = market.contracts(at);
  const spot = pairs.map(({ tradeId, quote }) => multiply(market.ticker(tradeId, at).turnover, market.usdt(quote, at)));
  const swap = contracts.map(({ code }) => market.contractTicker(code, at).turnover);
  return { turnover: truncate(add(...spot, ...swap), 0), pairCount: pairs.length, contractCount: contracts.length };
}

/** The total value of a user's assets in the four units of the assets card. */
export interface Totals {
  readonly totalUsdt: Decimal;
  readonly totalBtc: Decimal;
  readonly totalEth: Decimal;
  readonly totalCny: Decimal;
}

/** An amount of a coin. */
export interface CoinAmount {
  readonly coinId: number;
  readonly amount: Decimal;
}

/** The total value of coin amounts in USDT at an instant; amounts are summed per coin before pricing. */
export function usdtValueOf(market: Market, at: number, amounts: readonly CoinAmount[]): Decimal {
  const byCoin = new Map<number, Decimal[]>();
  for (const { coinId, amount } of amounts) {
    const parts = byCoin.get(coinId) ?? [];
    parts.push(amount);
    byCoin.set(coinId, parts);
  }
  const values = [...byCoin].map(([coinId, parts]) => {
    const sum = add(...parts);
    return isZero(sum) ? '0' : multiply(sum, market.usdt(coinById.get(coinId)?.shortName ?? 'USDT', at));
  });
  return add(...values);
}

/** Decimals of a total in any unit: a displayed currency amount is rounded only once, at the end. */
export const totalDigits = 8;

export function totalsOf(market: Market, at: number, amounts: readonly CoinAmount[]): Totals {
  const usdt = usdtValueOf(market, at, amounts);
  const inCoin = (shortName: string) => divide(usdt, market.usdt(shortName, at), totalDigits);
  return {
    totalUsdt: truncate(usdt, totalDigits),
    totalBtc: inCoin('BTC'),
    totalEth: inCoin('ETH'),
    totalCny: truncate(multiply(usdt, rateOf('CNY')), totalDigits),
  };
}
