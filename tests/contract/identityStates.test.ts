import { expect, test } from 'vitest';
import { faceChecks, identity, kycSummary, type IdentityDraft, type KycLevel, type KycSummary } from '@/contract/identity';
import { scenarios, type ScenarioName } from '@mocks/scenarios';
import { isPersonaId } from '@fixtures/personas';
import { openFlow } from '../flows/flow';
import { textOf } from '../../scripts/sources';

interface Shown {
  readonly scenario: ScenarioName;
  /** The export of the page's stories that shows the state. */
  readonly story: string;
}
type SummaryName = Exclude<KycSummary['state'], 'passed'> | `passed ${KycLevel}`;
type FaceCheck = IdentityDraft['faceCheck'];

/** Every state of the specification's KYC summary, in each way of reaching it. */
const summaries: Readonly<Record<SummaryName, readonly Shown[]>> = {
  notVerified: [
    { scenario: 'kyc-none', story: 'NotVerified' },
    { scenario: 'kyc-standard-failed', story: 'StandardFailed' },
    { scenario: 'kyc-rejected', story: 'Rejected' },
  ],
  pending: [
    { scenario: 'kyc-standard-pending', story: 'StandardPending' },
    { scenario: 'kyc-advanced-pending', story: 'AdvancedPending' },
    { scenario: 'company-pending', story: 'CompanyPending' },
  ],
  'passed standard': [
    { scenario: 'kyc-standard-passed', story: 'StandardPassed' },
    { scenario: 'kyc-advanced-failed', story: 'AdvancedFailed' },
  ],
  'passed advanced': [
    { scenario: 'kyc-advanced-passed', story: 'AdvancedPassed' },
    { scenario: 'company-failed', story: 'CompanyFailed' },
  ],
  'passed company': [{ scenario: 'company-passed', story: 'CompanyPassed' }],
};

/** Every state of the face check. */
const faceCheckStates: Readonly<Record<FaceCheck, Shown>> = {
  none: { scenario: 'kyc-face-left', story: 'FaceCheck' },
  waiting: { scenario: 'kyc-face-waiting', story: 'FaceCheckWaiting' },
  expired: { scenario: 'kyc-face-expired', story: 'FaceCheckExpired' },
  failed: { scenario: 'kyc-face-failed', story: 'FaceCheckFailed' },
  passed: { scenario: 'kyc-ready', story: 'Ready' },
};

const stories = textOf('stories/pages/VerificationPage.stories.tsx');
const isShownByStory = ({ scenario, story }: Shown) =>
  new RegExp(`^(?:export )?const ${story} = story\\(\\{[^}]*scenario: '${scenario}'`, 'm').test(stories);
const flowOf = (scenario: ScenarioName) => {
  const { persona } = scenarios[scenario];
  return openFlow({ scenario, ...(isPersonaId(persona) && { persona }) });
};
const nameOf = (summary: KycSummary): string => (summary.state === 'passed' ? `passed ${summary.level}` : summary.state);

test.each(Object.entries(summaries).flatMap(([state, rows]) => rows.map((row) => ({ state, ...row }))))(
  '[R-KYC-01] [R-KYC-02] $scenario is $state, and the story $story shows it',
  async ({ state, ...row }) => {
    const { statusList } = await flowOf(row.scenario).ask(identity.status, {});
    expect(nameOf(kycSummary(statusList))).toBe(state);
    expect(isShownByStory(row)).toBe(true);
  },
);

test.each(faceChecks.map((state) => ({ state, ...faceCheckStates[state] })))(
  'in $scenario the face check is $state, and the story $story shows it',
  async ({ state, ...row }) => {
    expect((await flowOf(row.scenario).ask(identity.draft, {})).faceCheck).toBe(state);
    expect(isShownByStory(row)).toBe(true);
  },
);

test('a story of another scenario does not count', () => {
  expect(isShownByStory({ scenario: 'kyc-rejected', story: 'NotVerified' })).toBe(false);
});
