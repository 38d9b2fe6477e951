import { fills, orderHistory, planOrders, restingOrders } from '@/widgets/spot-records';

export { Funds } from './Funds';

export const OpenOrders = restingOrders.Content;
export const PlanOrders = planOrders.Content;
export const OrderHistory = orderHistory.Content;
export const Fills = fills.Content;
