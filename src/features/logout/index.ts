export { $isLeaving, leaveAfterMs, logoutPressed } from './model';
