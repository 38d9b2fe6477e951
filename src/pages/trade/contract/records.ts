import {
  contractBills,
  contractOrderHistory,
  contractOrders,
  contractPlanHistory,
  contractPlans,
  positionHistory,
} from '@/widgets/contract-records';

export { Positions } from '@/widgets/contract-records';
export const Orders = contractOrders.Content;
export const Plans = contractPlans.Content;
export const OrderHistory = contractOrderHistory.Content;
export const PlanHistory = contractPlanHistory.Content;
export const PositionHistory = positionHistory.Content;
export const Bills = contractBills.Content;
