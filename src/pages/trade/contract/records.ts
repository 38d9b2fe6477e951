import { contractBills, contractOrderHistory, contractOrders, contractPlans, pastPositions } from '@/widgets/contract-records';

export { Positions } from '@/widgets/contract-records';
export const Orders = contractOrders.Content;
export const Plans = contractPlans.Content;
export const OrderHistory = contractOrderHistory.Content;
export const PastPositions = pastPositions.Content;
export const Bills = contractBills.Content;
