export { CrossAssets } from './CrossAssets';
export { IsolatedPositions } from './IsolatedPositions';
export { LiquidationDialog } from './LiquidationDialog';
export { liquidationRecords } from './liquidations';
export { borrowRecords, interestRecords, repayRecords } from './loans';
export { transferRecords } from './transfers';
