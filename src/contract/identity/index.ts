export * as identity from './endpoints';
export { kycSummary, type KycLevel, type KycSummary } from './rules';
export { IdentityStatusEntry, IdentityStatus } from './schema';
export { identityStatus, identityType } from './tables';
