export { AccountHolds } from './AccountHolds';
export { FrozenRefusals } from './FrozenRefusals';
export { factorAdvice } from './advice';
export { SecurityLevel } from './SecurityLevel';
