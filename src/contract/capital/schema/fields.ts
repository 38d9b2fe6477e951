import * as z from 'zod/mini';
import { maxRemarkLength } from '../fundsConstants';

export const network = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.minLength(1), z.maxLength(20));
export const chainAddress = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
export const memo = /* @__NO_SIDE_EFFECTS__ */ () => z._default(z.string().check(z.trim(), z.maxLength(64)), '');
export const remark = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.trim(), z.maxLength(maxRemarkLength));
