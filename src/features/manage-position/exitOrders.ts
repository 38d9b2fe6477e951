import { combine } from 'effector';
import { $contractPlans } from '@/entities/contract-account';
import { $openedTask } from './model';

/** The orders that take profit or stop losses of the position that is handled, by what they do. */
export const $exitOrders = combine($openedTask, $contractPlans, (task, plans) =>
  Object.fromEntries(plans.filter(({ positionId }) => task !== null && positionId === task.positionId).map((plan) => [plan.kind, plan])),
);
