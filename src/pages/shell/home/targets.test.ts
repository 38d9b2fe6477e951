import { expect, test } from 'vitest';
import { hrefsIn } from '@/shared/routing';
import { rewardsTarget, verifyTarget } from './targets';

const all = hrefsIn('en_US', () => true);
const none = hrefsIn('en_US', () => false);

test('[R-TASK-01] the reminder of beginner tasks links to the benefits centre once it is built', () => {
  expect([rewardsTarget(all), rewardsTarget(none)]).toEqual(['/en_US/benefitsCenter/home', null]);
});

test('[R-KYC-07] only unverified users are prompted to verify, once the screen is built', () => {
  expect(verifyTarget({ state: 'notVerified' }, all)).toBe('/en_US/verifiedIndex');
  expect(verifyTarget({ state: 'notVerified' }, none)).toBeNull();
  expect(verifyTarget({ state: 'pending' }, all)).toBeNull();
  expect(verifyTarget({ state: 'passed', level: 'standard' }, all)).toBeNull();
});
