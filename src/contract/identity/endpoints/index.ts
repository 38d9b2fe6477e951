export * from './company';
export * from './personal';
export * from './status';
