import { instrumentType } from '@/contract/market';
import { swap, type Contract } from '@/contract/swap';
import { dayStart } from '../exchange/market/instrument';
import type { ListedContract } from '../exchange/market/market';
import { coinByName } from '../exchange/markets';
import { implement } from './implement';

export const swapCalls = implement(swap, {
  perpetualList: ({ world }) =>
    world.market
      .contracts(world.now)
      .filter(({ type }) => type === 'perpetual')
      .map(listed),
  deliveryList: ({ world }) =>
    world.market
      .contracts(world.now)
      .filter(({ type }) => type !== 'perpetual')
      .map(listed),
});

const listed = ({ code, type, expires, base, quote, digit, contractSize, maxLeverage, listedOn }: ListedContract): Contract => ({
  contractCode: code,
  contractType: type,
  instType: type === 'perpetual' ? instrumentType.perpetual : instrumentType.delivery,
  liquidationDate: expires,
  baseCurrency: base,
  quoteCurrency: quote,
  baseName: coinByName(base).name,
  webLogo: '',
  digit,
  contractSize,
  maxLeverage,
  listedTime: dayStart(listedOn),
});
