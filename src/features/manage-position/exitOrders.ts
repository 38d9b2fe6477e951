import { combine } from 'effector';
import { $contractPlans } from '@/entities/contract-account';
import { $openedAction } from './model';

/** The take-profit and stop-loss orders of the opened position, by kind. */
export const $exitOrders = combine($openedAction, $contractPlans, (opened, plans) =>
  Object.fromEntries(
    plans.filter(({ positionId }) => opened !== null && positionId === opened.positionId).map((plan) => [plan.kind, plan]),
  ),
);
