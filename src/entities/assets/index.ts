export { $isHidden, AssetsGate, balancesChanged, hideToggled, summary } from './model';
export { BalancesGate, balancesMoved } from './revision';
