export { AuthPage, type AuthPageProps } from './AuthPage';
export { loginNameFrom } from './loginNameFrom';
