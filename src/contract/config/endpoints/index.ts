export * from './releases';
export * from './site';
