export * from './account';
export * from './contracts';
export * from './facts';
export * from './mock';
export * from './orders';
export * from './positions';
