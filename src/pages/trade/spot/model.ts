import { add } from '@/contract/decimal';
import type { Instrument } from '@/entities/market';
import { $balanceByCoin } from '@/entities/spot-account';
import type { Holding } from '@/widgets/trade-desk';

/** The spot account's holdings of the base coin, including those reserved by orders. */
export const $holdingsOf = $balanceByCoin.map(
  (balanceOf) =>
    balanceOf &&
    (({ base: unit }: Instrument): readonly Holding[] => {
      const { available, frozen } = balanceOf.get(unit) ?? { available: '0', frozen: '0' };
      return [{ amount: add(available, frozen), unit }];
    }),
);
