export { ServiceButton } from './ServiceButton';
