export { moneyDecimals } from './gain';
export { closeAllOpened, taskOpened, type PositionTask } from './model';
export { closeAtMarket, mergePositions, type ExitKind } from './mutations';
export { PositionHost } from './PositionHost';
export { usePositionName } from './usePositionName';
