export { AccountHolds } from './AccountHolds';
export { RestrictedActivities } from './RestrictedActivities';
export { factorAdvice } from './advice';
export { SecurityLevel } from './SecurityLevel';
