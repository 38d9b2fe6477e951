import type { account } from '@/contract/account';
import { currencies } from '@fixtures/currencies';
import type { Resolvers } from './implement';

/** The currencies in which amounts can be displayed. */
export const currencyCalls: Pick<Resolvers<typeof account>, 'currencyList'> = {
  currencyList: () => currencies.map(({ id, currencyCode, symbol }) => ({ id, currencyCode, symbol })),
};
