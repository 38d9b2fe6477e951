export { $isLoggingOut as $isLeaving, logoutPressed } from './model';
