import {
  contractBills,
  contractCopies,
  contractExits,
  contractOrderHistory,
  contractOrders,
  contractPlanHistory,
  contractPlans,
  positionHistory,
} from '@/widgets/contract-records';

export { ContractAssets, Positions } from '@/widgets/contract-records';
export const Orders = contractOrders.Content;
export const Plans = contractPlans.Content;
export const Exits = contractExits.Content;
export const OrderHistory = contractOrderHistory.Content;
export const PlanHistory = contractPlanHistory.Content;
export const PositionHistory = positionHistory.Content;
export const Bills = contractBills.Content;
export const Copies = contractCopies.Content;
