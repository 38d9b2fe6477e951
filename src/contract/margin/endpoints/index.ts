export * from './accounts';
export * from './lending';
export * from './liquidations';
export * from './loans';
export * from './records';
