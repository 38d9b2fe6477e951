export { auditPage } from './auditPage';
export { Commands } from './Commands';
export { Controls, ScreenTools } from './lazyTools';
