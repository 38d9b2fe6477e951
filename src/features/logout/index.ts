export { logoutPressed } from './model';
