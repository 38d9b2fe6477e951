export * from './chat';
export * from './rooms';
