import { dustFeeRate, smallBalanceThreshold, type DustBalance, type DustConversion } from '@/contract/assets';
import { account } from '@/contract/capital';
import { add, compare, divide, isZero, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { BusinessError } from '../../businessError';
import { coinById } from '../markets';
import { entryKind, movement, systemAccounts, referenceType } from '../posting';
import type { User } from '../users/records';
import type { ConversionContext } from './context';

export interface Conversion {
  /** The balances of a user's spot account that can be converted into a coin, and the proceeds of each before the fee. */
  dust(owner: number, targetCoinId: number, at: number): DustBalance[];
  /** Converts some of these balances at current prices. Throws `BusinessError` if one is not a small balance, or if the proceeds are zero. */
  convert(user: User, coinIds: readonly number[], targetCoinId: number, at: number): DustConversion;
}

const wallet = account.spot;

/** Conversion of small balances: the exchange buys them at the latest prices, less a fee. */
export function createConversion({ ledger, market, inbox, nextId }: ConversionContext): Conversion {
  const dust: Conversion['dust'] = (owner, targetCoinId, at) => {
    const { shortName: target, precision } = coinOf(targetCoinId);
    const targetPrice = market.usdt(target, at);
    return ledger.holdings(owner, wallet).flatMap(({ coinId, available, frozen }) => {
      const { shortName, name } = coinOf(coinId);
      const price = market.usdt(shortName, at);
      const isSmall = compare(multiply(add(available, frozen), price), smallBalanceThreshold) < 0;
      if (coinId === targetCoinId || isZero(available) || !isSmall) return [];
      const usdt = multiply(available, price);
      return [{ coinId, coinName: shortName, name, amount: available, usdt, received: truncate(divide(usdt, targetPrice), precision) }];
    });
  };
  return {
    dust,
    convert: (user, coinIds, targetCoinId, at) => {
      const { shortName, precision } = coinOf(targetCoinId);
      const balances = dust(user.fid, targetCoinId, at).filter(({ coinId }) => coinIds.includes(coinId));
      if (balances.length < new Set(coinIds).size) throw new BusinessError('noSmallBalance');
      const gross = add(...balances.map(({ received }) => received));
      const fee = truncate(multiply(gross, dustFeeRate), precision);
      const received = subtract(gross, fee);
      if (isZero(received)) throw new BusinessError('amountBelowMinimum');
      const id = String(nextId());
      const userBucket = { account: { owner: user.fid, wallet }, bucket: 'available' } as const;
      const system = (owner: 'liquidity' | 'fees') => ({ account: { owner: systemAccounts[owner], wallet }, bucket: 'available' }) as const;
      const payout = (amount: Decimal, to: ReturnType<typeof system> | typeof userBucket) =>
        isZero(amount) ? [] : movement(targetCoinId, amount, system('liquidity'), to);
      ledger.post({
        at,
        kind: entryKind.conversion,
        reference: { type: referenceType.conversion, id },
        lines: [
          ...balances.flatMap(({ coinId, amount }) => movement(coinId, amount, userBucket, system('liquidity'))),
          ...payout(received, userBucket),
          ...payout(fee, system('fees')),
        ],
      });
      const jumpLink = '/assetManagement/financial?type=bills&kind=conversion';
      inbox.write({ owner: user.fid, notice: 'dustConverted', at, values: { amount: received, coin: shortName }, jumpLink });
      return { id, targetCoinId, targetCoinName: shortName, received, fee, balances, createdTime: at };
    },
  };
}

function coinOf(coinId: number) {
  const coin = coinById.get(coinId);
  if (!coin) throw new RangeError(`there is no coin ${coinId}`);
  return coin;
}
