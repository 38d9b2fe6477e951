import { add, subtract, type Decimal } from '@/contract/decimal';
import { stepOf } from '@/contract/spot';
import { coinsOf, contractFeesOf, type ConfigsSummary, type ContractAssets, type ContractOrder, type Position } from '@/contract/swap';
import type { DepthLevel } from '@/contract/market';
import type { Instrument } from '@/entities/market';
import type { TicketMarket } from './ticket';

/** The known data of contract, account and book. */
export interface MarketSources {
  readonly isCloseOnly: boolean;
  readonly contract: Instrument;
  readonly terms: ConfigsSummary | null;
  readonly mark: Decimal | null;
  readonly index: Decimal | null;
  readonly last: Decimal | null;
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly assets: ReadonlyMap<string, ContractAssets> | null;
  readonly positions: readonly Position[];
  readonly orders: readonly ContractOrder[];
}

/** The default leverage until the user sets another one. */
const defaultLeverage = 20;

/** The market data that the form is validated against. */
export function marketOf({
  isCloseOnly,
  contract,
  terms,
  mark,
  index,
  last,
  bids,
  asks,
  assets,
  positions,
  orders,
}: MarketSources): TicketMarket {
  const { id, quote, amountUnit, decimals, amountDecimals, leverage } = contract;
  const contractCode = String(id);
  const { coin } = coinsOf(contractCode);
  const coinAssets = assets?.get(coin) ?? null;
  const coinPositions = positions.filter((position) => coinsOf(position.contractCode).coin === coin);
  const isolatedMargins = coinPositions.filter(({ marginMode }) => marginMode === 'isolated').map(({ margin }) => margin);
  return {
    contractCode,
    lot: contract.lot ?? stepOf(amountDecimals),
    priceDigits: decimals,
    maxLeverage: terms?.maxLeverage ?? leverage,
    tiers: terms?.tiers ?? [],
    amountUnit,
    coin,
    quote,
    last,
    mark,
    index,
    isCloseOnly,
    bids,
    asks,
    fees: terms ? { maker: terms.makerFee, taker: terms.takerFee } : contractFeesOf(0),
    setting: terms ?? {
      leverage: Math.min(defaultLeverage, leverage),
      marginMode: 'cross',
      positionMode: 'hedge',
      positionType: 'merge',
    },
    available: coinAssets?.free ?? null,
    crossMarginBalance: coinAssets && subtract(coinAssets.balance, add('0', ...isolatedMargins)),
    positions: coinPositions,
    openOrders: orders.filter((order) => order.contractCode === contractCode),
    openOrderCount: orders.length,
  };
}
