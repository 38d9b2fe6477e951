export { cancelWithdrawal } from './model';
export { withdrawalStates } from './states';
