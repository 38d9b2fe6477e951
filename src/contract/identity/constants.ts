/** Identity documents (assumed: not shown). */
export const documentTypes = ['passport', 'identityCard', 'drivingLicence'] as const;

/** Files of a personal verification: pictures for the standard level, a proof of address for the advanced level (assumed: not shown). */
export const personalFileKinds = ['documentFront', 'documentBack', 'selfie', 'proofOfAddress'] as const;

/** States of the face check by a partner (assumed: only the call for the address of its form is shown). */
export const faceChecks = ['none', 'waiting', 'passed', 'failed', 'expired'] as const;

/** Company documents (assumed: not shown). */
export const companyFileKinds = [
  'certificateOfIncorporation',
  'articlesOfAssociation',
  'registerOfDirectors',
  'registerOfMembers',
  'boardResolution',
] as const;

/** Company documents that are optional because many countries do not keep these registers (assumed: not shown). */
export const optionalCompanyFiles: readonly string[] = ['registerOfDirectors', 'registerOfMembers'];

/** Sources of a company's funds (assumed: not shown). */
export const fundSources = ['operatingIncome', 'investment', 'loan', 'shareholders', 'other'] as const;

/** Accepted file types (assumed: not shown). */
export const fileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;

/** Maximum length of an uploaded file part, in characters of its data URL (assumed: not shown). */
export const maxUploadPartLength = 262_144;

/** Reasons for a failed verification (assumed: not shown). */
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

/** Reasons that rule out applying for the level again (assumed: not shown). */
export const finalFailReasons: readonly (typeof failReasons)[number][] = ['documentForged'];

/** What prevents a user from applying (assumed: not shown). */
export const applyBlockers = ['underReview', 'alreadyPassed', 'levelBefore', 'documentUsed', 'incomplete', 'rejected'] as const;

/** Features that require verification (assumed: not shown). */
export const kycFeatures = ['deposit', 'withdraw', 'c2c', 'card', 'margin', 'copyTrading', 'apiTrading', 'subAccounts'] as const;
