export { AccountHolds } from './AccountHolds';
export { RestrictedActivities as FrozenRefusals } from './RestrictedActivities';
export { factorAdvice } from './advice';
export { SecurityLevel } from './SecurityLevel';
