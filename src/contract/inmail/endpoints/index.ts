export * from './messages';
export * from './reading';
