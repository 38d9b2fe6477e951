export { $isHidden, AssetsGate, balancesChanged, hideToggled, summary } from './model';
