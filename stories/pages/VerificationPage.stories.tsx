import { identity } from '@/contract/identity';
import { VerificationPage } from '@/pages/account/verification/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/VerificationPage' };

const of = (options: Parameters<typeof pageStory>[2]) => pageStory(routes.verification, VerificationPage, options);

export const NotVerified = of({ as: 'newUser', scenario: 'kyc-none' });
export const StandardPending = of({ as: 'newUser', scenario: 'kyc-standard-pending' });
export const StandardFailed = of({ as: 'kycFailed', scenario: 'kyc-standard-failed' });
export const Rejected = of({ as: 'newUser', scenario: 'kyc-rejected' });
export const StandardPassed = of({ as: 'newUser', scenario: 'kyc-standard-passed' });
export const AdvancedPending = of({ as: 'kycPending', scenario: 'kyc-advanced-pending' });
export const AdvancedFailed = of({ as: 'kycStandard', scenario: 'kyc-advanced-failed' });
export const AdvancedPassed = of({ as: 'kycAdvanced', scenario: 'kyc-advanced-passed' });
export const CompanyPending = of({ as: 'kycAdvanced', scenario: 'company-pending' });
export const CompanyFailed = of({ as: 'kycAdvanced', scenario: 'company-failed' });
export const CompanyPassed = of({ as: 'company', scenario: 'company-passed' });

const Empty = of({ as: 'newUser', search: '?level=standard' });
const Begun = of({ as: 'newUser', scenario: 'kyc-draft', search: '?level=standard' });
const Ready = of({ as: 'newUser', scenario: 'kyc-ready', search: '?level=standard' });
const Proof = of({ as: 'kycStandard', scenario: 'kyc-address-ready', search: '?level=advanced' });
const Company = of({ as: 'kycAdvanced', scenario: 'company-half-filled', search: '?level=company' });

export const Incomplete = () => <Empty />;
Incomplete.meta = { script: [{ press: 'Next' }, { see: 'Fill in this field.' }] };

export const Continued = () => <Begun />;

export const Unreadable = of({ as: 'newUser', scenario: 'kyc-unreadable', search: '?level=standard' });

export const Photos = () => <Ready />;
Photos.meta = {
  script: [{ press: 'Edit Photos' }, { see: 'Photos', role: 'heading' }],
};

export const FaceCheck = of({ as: 'newUser', scenario: 'kyc-face-left', search: '?level=standard' });
export const FaceCheckWaiting = of({ as: 'newUser', scenario: 'kyc-face-waiting', search: '?level=standard' });
export const FaceCheckExpired = of({ as: 'newUser', scenario: 'kyc-face-expired', search: '?level=standard' });
export const FaceCheckFailed = of({ as: 'newUser', scenario: 'kyc-face-failed', search: '?level=standard' });

export const Reviewed = () => <Ready />;

export const AddressForm = of({ as: 'kycStandard', search: '?level=advanced' });

export const ProofOfAddress = () => <Proof />;

export const Camera = () => <Proof />;
Camera.meta = { script: [{ press: 'Take a photo' }, { see: 'Proof of address', role: 'dialog' }] };

export const CompanyDetails = of({ as: 'kycAdvanced', search: '?level=company' });

export const CompanyPeople = () => <Company />;
CompanyPeople.meta = {
  script: [{ press: 'Add trader' }, { see: 'Add trader', role: 'dialog' }, { press: 'Save' }, { see: 'Fill in this field.' }],
};

export const Loading = of({ as: 'newUser', responses: { [identity.status.path]: 'pending' } });

export const Failed = of({
  as: 'newUser',
  responses: { [identity.status.path]: 'fault', [identity.verifyRecord.path]: 'fault', [identity.userRights.path]: 'fault' },
});

export const DraftFailed = of({ as: 'newUser', search: '?level=standard', responses: { [identity.draft.path]: 'fault' } });
