export { closeAllOpened, taskOpened, type PositionTask } from './model';
export { closeAtMarket, mergePositions, type CloseScope, type ExitKind } from './mutations';
export { PositionDialogs } from './PositionDialogs';
