export { nextFactor, type SecurityFactor } from './factors';
export { SecurityGate, security, securityChanged, type Security } from './security';
