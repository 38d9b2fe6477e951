export * from './account';
export * from './contracts';
export * from './fundingAndSettlement';
export * from './mock';
export * from './orders';
export * from './positions';
