export * from './banner';
export * from './login';
export * from './logout';
export * from './overview';
export * from './profile';
export * from './registration';
export * from './security';
export * from './settings';
