export { LazyBalancesWatch as LateBalances } from './LazyBalancesWatch';
export {
  $areBalancesHidden as $isHidden,
  AssetsGate,
  balancesChanged,
  balanceRevisionChanged as balancesMoved,
  hideBalancesToggled as hideToggled,
  summary,
} from './model';
