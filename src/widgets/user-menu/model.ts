import { combine } from 'effector';
import { $kyc } from '@/entities/identity';
import { $login } from '@/entities/session';
import { $hasNewTask } from '@/entities/tasks';

/** All the user menu shows of its user; null for a visitor. Kept alive by the trigger, so that it is known when the menu opens. */
export const $user = combine($login, $kyc, $hasNewTask, (login, kyc, hasNewTask) => login && { ...login, kyc, hasNewTask });
