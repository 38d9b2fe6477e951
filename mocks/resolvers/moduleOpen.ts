import { code } from '@/contract/codes';
import { moduleHold, type User } from '../exchange/records';
import { Refusal } from './refusal';

/** Refuses with a business event where a user may not use the module yet, or not at all. */
export function moduleOpen(user: User): void {
  if (user.moduleHold === moduleHold.needKyc) throw new Refusal(code.needKyc, 'needKyc');
  if (user.moduleHold === moduleHold.cannotUse) throw new Refusal(code.cannotUseModule, 'cannotUseModule');
}
