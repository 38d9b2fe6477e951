import { combine } from 'effector';
import { $kyc } from '@/entities/identity';
import { $login } from '@/entities/session';
import { $hasNewTask } from '@/entities/tasks';

/** The data of the user menu; null for a visitor. Kept up to date by the trigger, so that it is ready when the menu opens. */
export const $user = combine($login, $kyc, $hasNewTask, (login, kyc, hasNewTask) => login && { ...login, kyc, hasNewTask });
