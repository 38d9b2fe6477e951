export * from './account';
export * from './contracts';
export * from './mock';
export * from './orders';
export * from './positions';
