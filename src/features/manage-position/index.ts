export { moneyDecimals } from './gain';
export { closeAllOpened, positionActionOpened, type PositionAction } from './model';
export { closeAtMarket, mergePositions, type ExitKind } from './mutations';
export { PositionHost } from './PositionHost';
export { usePositionName } from './usePositionName';
