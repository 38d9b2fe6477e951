import { assets, dustFeeRate, dustTargets } from '@/contract/assets';
import { invalidField } from '../businessError';
import { coinById, coinByName, pairName } from '../exchange/markets';
import { profitOf } from '../exchange/profit';
import { userAssetsOf } from '../exchange/userAssets';
import { implement } from './implement';

export const assetsCalls = implement(assets, {
  accountAssets: ({ params: { wallet }, user, world }) => {
    const priceOf = (coin: string) => world.market.usdt(coin, world.now);
    return {
      list: userAssetsOf(world, user.fid, wallet).map((asset) => {
        const { shortName: coinName = String(asset.coinId), name = '' } = coinById.get(asset.coinId) ?? {};
        return { ...asset, tradeName: asset.tradeId === null ? null : pairName(asset.tradeId), coinName, name, price: priceOf(coinName) };
      }),
      btcPrice: priceOf('BTC'),
      ethPrice: priceOf('ETH'),
    };
  },
  dust: ({ query: { targetCoinId }, user, world }) => {
    checkDustTarget(targetCoinId);
    return {
      targets: dustTargets.map((symbol) => {
        const { coinId, shortName: coinName, name, precision } = coinByName(symbol);
        return { coinId, coinName, name, precision };
      }),
      feeRate: dustFeeRate,
      list: world.conversion.dust(user.fid, targetCoinId, world.now),
    };
  },
  convertDust: ({ body: { coinIds, targetCoinId }, user, world }) => {
    checkDustTarget(targetCoinId);
    return world.conversion.convert(user, coinIds, targetCoinId, world.now);
  },
  revision: ({ user, world }) => ({ revision: String(world.ledger.latest(user.fid)) }),
  profit: ({ query: { days }, user, world }) => profitOf(world, user.fid, days),
});

function checkDustTarget(coinId: number): void {
  if (!dustTargets.some((symbol) => coinByName(symbol).coinId === coinId))
    throw invalidField('targetCoinId', `${coinId} is not a valid target coin`);
}
