export { AccountHolds } from './AccountHolds';
export { factorAdvice } from './advice';
export { SecurityLevel } from './SecurityLevel';
