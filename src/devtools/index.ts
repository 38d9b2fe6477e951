export { auditPage } from './audit/auditPage';
export { Commands } from './Commands';
export { Controls, ScreenTools } from './lazyTools';
