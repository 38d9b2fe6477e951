export * from './company';
export * from './personal';
