import { identity } from '@/contract/identity';
import { VerificationPage } from '@/pages/account/verification/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/VerificationPage' };

const story = (options: Parameters<typeof pageStory>[2]) => pageStory(routes.verification, VerificationPage, options);

export const NotVerified = story({ as: 'newUser', scenario: 'kyc-none' });
export const StandardPending = story({ as: 'newUser', scenario: 'kyc-standard-pending' });
export const StandardFailed = story({ as: 'kycFailed', scenario: 'kyc-standard-failed' });
export const Rejected = story({ as: 'newUser', scenario: 'kyc-rejected' });
export const StandardPassed = story({ as: 'newUser', scenario: 'kyc-standard-passed' });
export const AdvancedPending = story({ as: 'kycPending', scenario: 'kyc-advanced-pending' });
export const AdvancedFailed = story({ as: 'kycStandard', scenario: 'kyc-advanced-failed' });
export const AdvancedPassed = story({ as: 'kycAdvanced', scenario: 'kyc-advanced-passed' });
export const CompanyPending = story({ as: 'kycAdvanced', scenario: 'company-pending' });
export const CompanyFailed = story({ as: 'kycAdvanced', scenario: 'company-failed' });
export const CompanyPassed = story({ as: 'company', scenario: 'company-passed' });

const Empty = story({ as: 'newUser', search: '?level=standard' });
const Draft = story({ as: 'newUser', scenario: 'kyc-draft', search: '?level=standard' });
const Ready = story({ as: 'newUser', scenario: 'kyc-ready', search: '?level=standard' });
const Proof = story({ as: 'kycStandard', scenario: 'kyc-address-ready', search: '?level=advanced' });
const Company = story({ as: 'kycAdvanced', scenario: 'company-half-filled', search: '?level=company' });

export const Incomplete = () => <Empty />;
Incomplete.meta = { script: [{ press: 'Next' }, { see: 'Fill in this field.' }] };

export const Continued = () => <Draft />;

export const Unreadable = story({ as: 'newUser', scenario: 'kyc-unreadable', search: '?level=standard' });

export const Photos = () => <Ready />;
Photos.meta = {
  script: [{ press: 'Edit Photos' }, { see: 'Photos', role: 'heading' }],
};

export const FaceCheck = story({ as: 'newUser', scenario: 'kyc-face-left', search: '?level=standard' });
export const FaceCheckWaiting = story({ as: 'newUser', scenario: 'kyc-face-waiting', search: '?level=standard' });
export const FaceCheckExpired = story({ as: 'newUser', scenario: 'kyc-face-expired', search: '?level=standard' });
export const FaceCheckFailed = story({ as: 'newUser', scenario: 'kyc-face-failed', search: '?level=standard' });

export const Reviewed = () => <Ready />;

export const AddressForm = story({ as: 'kycStandard', search: '?level=advanced' });

export const ProofOfAddress = () => <Proof />;

export const Camera = () => <Proof />;
Camera.meta = { script: [{ press: 'Take a photo' }, { see: 'Proof of address', role: 'dialog' }] };

export const CompanyDetails = story({ as: 'kycAdvanced', search: '?level=company' });

export const CompanyPeople = () => <Company />;
CompanyPeople.meta = {
  script: [{ press: 'Add trader' }, { see: 'Add trader', role: 'dialog' }, { press: 'Save' }, { see: 'Fill in this field.' }],
};

export const Loading = story({ as: 'newUser', responses: { [identity.status.path]: 'pending' } });

export const Failed = story({
  as: 'newUser',
  responses: { [identity.status.path]: 'fault', [identity.verifyRecord.path]: 'fault', [identity.userRights.path]: 'fault' },
});

export const DraftFailed = story({ as: 'newUser', search: '?level=standard', responses: { [identity.draft.path]: 'fault' } });
