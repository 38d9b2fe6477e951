export * from './addresses';
export * from './deposits';
export * from './transfers';
export * from './withdrawals';
