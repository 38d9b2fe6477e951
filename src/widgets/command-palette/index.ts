export { CommandHost } from './CommandHost';
