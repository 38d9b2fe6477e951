export * from './coinProfile';
export * from './fund';
export * from './overview';
export * from './search';
export * from './tickers';
export * from './trades';
