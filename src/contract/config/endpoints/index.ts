export * from './kyc';
export * from './releases';
export * from './site';
