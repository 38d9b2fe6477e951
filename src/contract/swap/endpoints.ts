export * from './accountEndpoints';
export * from './contractEndpoints';
export * from './mockEndpoints';
export * from './orderEndpoints';
export * from './positionEndpoints';
