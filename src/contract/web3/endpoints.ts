export * from './assetEndpoints';
export * from './listEndpoints';
export * from './loginEndpoints';
