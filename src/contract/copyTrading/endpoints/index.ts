export * from './copying';
export * from './leading';
export * from './traders';
