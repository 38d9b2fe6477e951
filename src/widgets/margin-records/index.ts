export { CrossAssets } from './CrossAssets';
export { IsolatedLiquidations } from './IsolatedLiquidations';
export { IsolatedPositions } from './IsolatedPositions';
export { liquidationRecords } from './liquidations';
export { borrowRecords, interestRecords, repayRecords } from './loans';
export { transferRecords } from './transfers';
