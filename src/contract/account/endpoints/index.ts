export * from './profile';
export * from './registration';
export * from './security';
export * from './session';
