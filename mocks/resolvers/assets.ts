import { assets } from '@/contract/assets';
import { coinById, pairName } from '../exchange/markets';
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
  profit: ({ query: { days }, user, world }) => profitOf(world, user.fid, days),
});
