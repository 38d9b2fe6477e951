export { $hasFailed, $isHidden, $summary, balancesChanged, hideToggled, loadSummaryFx, summaryAsked } from './model';
