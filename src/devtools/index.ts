export { Controls } from './Controls';
export { ScreenTools } from './ScreenTools';
