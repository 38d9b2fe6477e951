export { BusinessEventHost } from './BusinessEventHost';
