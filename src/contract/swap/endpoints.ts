import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { Contract, LanguageQuery } from './schema';

export const perpetualList = endpoint('swap.perpetualList', {
  method: 'GET',
  path: '/hk-web/swap/v2/perpetual/public',
  access: 'public',
  query: LanguageQuery,
  data: z.array(Contract),
  assumed: 'that this path answers the list of perpetual contracts is not shown',
});

export const deliveryList = endpoint('swap.deliveryList', {
  method: 'GET',
  path: '/hk-web/swap/v2/deliver/public',
  access: 'public',
  query: LanguageQuery,
  data: z.array(Contract),
  assumed: 'the path is not shown; it is that of the perpetual list with bizType deliver',
});
