import type { account } from '@/contract/account';
import { currencies } from '@fixtures/currencies';
import type { Resolvers } from './implement';

/** The currencies that amounts can be shown in. */
export const currencyCalls: Pick<Resolvers<typeof account>, 'currencyList'> = {
  currencyList: () => currencies.map(({ id, currencyCode, symbol }) => ({ id, currencyCode, symbol })),
};
