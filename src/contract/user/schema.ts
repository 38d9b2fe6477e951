import * as z from 'zod/mini';
import { LoginData } from '../account/schema/account';
import { assumed, oneOf, wholeNumber } from '../endpoint';
import { lenient } from '../lenient';
import { favouriteOperations, favouriteStatus } from './constants';

export const FavouriteContract = z.object({ contractCode: z.string(), status: oneOf(favouriteStatus), userId: lenient(z.int(), 0) });
export type FavouriteContract = z.output<typeof FavouriteContract>;

export const FavouriteContractRequest = z.object({ contractCode: z.string().check(z.minLength(1)), status: oneOf(favouriteStatus) });

export const FavouriteSpotRequest = z.object({
  operate: assumed(z.enum(favouriteOperations), 'the words of operate are not shown'),
  tradeId: wholeNumber(),
});

/** The identities of this connection: the logged-in user and the connected web3 wallet, both optional. */
export const BizStatus = assumed(
  z.object({ login: z.nullable(LoginData), walletAccountId: lenient(z.nullable(z.string()), null) }),
  'the fields of this response are not shown',
);
export type BizStatus = z.output<typeof BizStatus>;

export const TraderStatus = z.object({ traderUid: z.int(), tradeStatus: z.int() });
