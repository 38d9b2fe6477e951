export { readLink } from '../../control/readLink';
export { openHostedWorld } from '../hostedWorld';
export { enterState } from './enterState';
