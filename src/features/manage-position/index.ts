export { moneyDecimals } from './gain';
export { closeAllOpened, taskOpened, type PositionTask } from './model';
export { closeAtMarket, mergePositions, type ExitKind } from './mutations';
export { PositionDialogs } from './PositionDialogs';
export { usePositionName } from './usePositionName';
