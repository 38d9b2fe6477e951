export { $isLeaving, logoutPressed } from './model';
