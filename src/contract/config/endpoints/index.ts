export * from './kyc';
export * from './platform';
export * from './releases';
export * from './site';
