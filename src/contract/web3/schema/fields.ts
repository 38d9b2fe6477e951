import * as z from 'zod/mini';
import { assumed } from '../../endpoint';

export const unshownBody = 'no field of the body is shown';
export const unshownQuery = 'no parameter is shown';

export const chainIndex = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^\d{1,12}$/, 'not a chain index'));
export const address = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.trim(), z.minLength(1), z.maxLength(128));
export const accountId = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(/^[\w-]{1,64}$/, 'not an account id'));

export const tokenKey = {
  chainIndex: chainIndex(),
  tokenAddress: assumed(z.string().check(z.maxLength(128)), 'empty for the native coin'),
};
