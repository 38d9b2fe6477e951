import { BusinessError } from '../businessError';
import { moduleHold, type User } from '../exchange/users/records';

/** Throws `BusinessError` if the user may not use the module yet, or not at all. */
export function checkModuleAccess(user: User): void {
  if (user.moduleHold === moduleHold.needKyc) throw new BusinessError('needKyc');
  if (user.moduleHold === moduleHold.cannotUse) throw new BusinessError('cannotUseModule');
}
