import * as z from 'zod/mini';
import { oneOf } from '../../endpoint';
import { identityStatus, identityType } from '../states';

export const IdentityStatusEntry = z.object({ identityStatus: oneOf(identityStatus), identityType: oneOf(identityType) });
export type IdentityStatusEntry = z.output<typeof IdentityStatusEntry>;

export const IdentityStatus = z.object({ statusList: z.array(IdentityStatusEntry) });
export type IdentityStatus = z.output<typeof IdentityStatus>;
