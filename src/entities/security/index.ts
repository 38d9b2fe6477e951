export { nextFactor, type SecurityFactor } from './factors';
export { SecurityGate, security, type Security } from './security';
