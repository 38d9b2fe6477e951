export { $hasFailed, $isHidden, $summary, balancesChanged, hideToggled, summaryAsked } from './model';
