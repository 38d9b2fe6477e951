export { Controls } from './Controls';
export { DepositArrival } from './DepositArrival';
