export { LazyBalancesWatch } from './LazyBalancesWatch';
export { $areBalancesHidden, AssetsGate, balancesChanged, balanceRevisionChanged, hideBalancesToggled, summary } from './model';
