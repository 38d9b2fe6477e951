export { LateBalances } from './LateBalances';
export { $isHidden, AssetsGate, balancesChanged, balancesMoved, hideToggled, summary } from './model';
