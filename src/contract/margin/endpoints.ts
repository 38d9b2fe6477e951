export * from './crossEndpoints';
export * from './isolatedEndpoints';
