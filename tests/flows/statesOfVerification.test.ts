import { expect, test } from 'vitest';
import { identity, kycSummary, type KycSummary } from '@/contract/identity';
import { bizType, inmail } from '@/contract/inmail';
import { account } from '@/contract/account';
import { personas } from '@fixtures/personas';
import { scenarios, type ScenarioName } from '@mocks/scenarios';
import { openFlow } from './flow';

const { realNameSuccess, realNameFailed } = bizType;
const notVerified = { state: 'notVerified' } as const;
const underReview = { state: 'pending' } as const;
const reached = (level: 'standard' | 'advanced' | 'company') => ({ state: 'passed', level }) as const;

test.each<[ScenarioName, KycSummary, string | null]>([
  ['kyc-none', notVerified, null],
  ['kyc-standard-pending', underReview, null],
  ['kyc-standard-passed', reached('standard'), null],
  ['kyc-standard-failed', notVerified, 'underAge'],
  ['kyc-handed-in-again', underReview, null],
  ['kyc-advanced-pending', underReview, null],
  ['kyc-advanced-passed', reached('advanced'), null],
  ['kyc-advanced-failed', reached('standard'), 'documentExpired'],
  ['company-half-filled', reached('advanced'), null],
  ['company-pending', underReview, null],
  ['company-passed', reached('company'), null],
  ['company-failed', reached('advanced'), 'companyNotConfirmed'],
])('[R-KYC-04] [R-KYC-05] %s: %j, as its calls tell', async (scenario, summary, reason) => {
  const { persona } = scenarios[scenario];
  const { ask } = openFlow({ scenario, persona });
  expect(personas[persona].login).not.toBeNull();
  expect(kycSummary((await ask(identity.status, {})).statusList)).toEqual(summary);
  expect((await ask(identity.verifyResult, { query: {} }))?.failReason ?? null).toBe(reason);
  expect((await ask(account.overview, {})).totalUsdt).toMatch(/^\d/);
});

test.each<[ScenarioName, number]>([
  ['kyc-standard-passed', realNameSuccess],
  ['kyc-advanced-failed', realNameFailed],
  ['company-failed', realNameFailed],
])('%s: the newest message tells of it', async (scenario, kind) => {
  const { ask } = openFlow({ scenario, persona: scenarios[scenario].persona });
  const { list } = await ask(inmail.messageList, { body: { moduleId: 0 } });
  expect(list[0]).toMatchObject({ bizType: kind, read: false });
});
