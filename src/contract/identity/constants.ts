/** Documents by which somebody proves who they are (assumed: not shown). */
export const documentTypes = ['passport', 'identityCard', 'drivingLicence'] as const;

/** What a person hands in: pictures for the standard level, a proof of address for the advanced one (assumed: not shown). */
export const personalFileKinds = ['documentFront', 'documentBack', 'selfie', 'proofOfAddress'] as const;

/** How far the face check of a partner is (assumed: only the call for the address of its form is shown). */
export const faceChecks = ['none', 'waiting', 'passed', 'failed', 'expired'] as const;

/** Documents of a company (assumed: not shown). */
export const companyFileKinds = [
  'certificateOfIncorporation',
  'articlesOfAssociation',
  'registerOfDirectors',
  'registerOfMembers',
  'boardResolution',
] as const;

/** Documents a company may leave out: registers that many countries do not keep (assumed: not shown). */
export const optionalCompanyFiles: readonly string[] = ['registerOfDirectors', 'registerOfMembers'];

/** Where a company's money comes from (assumed: not shown). */
export const fundSources = ['operatingIncome', 'investment', 'loan', 'shareholders', 'other'] as const;

/** Kinds of file that can be handed in (assumed: not shown). */
export const fileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/** The longest part of a file that is taken at once, in characters of its data URL (assumed: not shown). */
export const uploadPartLength = 262_144;

/** Why a verification failed (assumed: not shown). */
export const failReasons = [
  'underAge',
  'nameMismatch',
  'documentExpired',
  'documentUnreadable',
  'countryNotSupported',
  'companyNotConfirmed',
  'addressNotConfirmed',
  'documentForged',
] as const;

/** Reasons after which a level cannot be applied for again (assumed: not shown). */
export const finalReasons: readonly (typeof failReasons)[number][] = ['documentForged'];

/** Why somebody cannot apply right now (assumed: not shown). */
export const applyBlockers = ['underReview', 'alreadyPassed', 'levelBefore', 'documentUsed', 'incomplete', 'rejected'] as const;

/** What a verified user may do that others may not (assumed: not shown). */
export const features = ['deposit', 'withdraw', 'c2c', 'card', 'margin', 'copyTrading', 'apiTrading', 'subAccounts'] as const;
