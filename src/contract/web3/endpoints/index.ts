export * from './assets';
export * from './lists';
export * from './login';
