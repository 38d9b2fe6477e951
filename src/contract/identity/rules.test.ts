import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { kycSummary } from './rules';
import { identityStatus, identityType } from './states';

const { pending, passed, failed, notIdentified } = identityStatus;
const { standard, advanced, company } = identityType;
const entry = fc.record({
  identityStatus: fc.constantFrom(pending, passed, failed, notIdentified),
  identityType: fc.constantFrom(standard, advanced, company),
});

test('[R-KYC-04] pending takes precedence over passed at any position', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), fc.constantFrom(standard, advanced, company), (before, after, type) => {
      const statusList = [...before, { identityStatus: pending, identityType: type }, ...after];
      expect(kycSummary(statusList)).toEqual({ state: 'pending' });
    }),
  );
});

test.each([
  [[standard], 'standard'],
  [[standard, advanced], 'advanced'],
  [[advanced], 'advanced'],
  [[company, advanced, standard], 'company'],
  [[standard, company], 'company'],
] as const)('[R-KYC-05] with %j passed, the level is %s', (types, level) => {
  const statusList = types.map((type) => ({ identityStatus: passed, identityType: type }));
  const failedToo = [standard, advanced, company].map((type) => ({ identityStatus: failed, identityType: type }));
  expect(kycSummary([...failedToo, ...statusList])).toEqual({ state: 'passed', level });
});

test('[R-KYC-06] a user without any pending or passed entry is not verified', () => {
  const neither = fc.array(
    fc.record({ identityStatus: fc.constantFrom(failed, notIdentified), identityType: fc.constantFrom(standard, advanced, company) }),
  );
  fc.assert(
    fc.property(neither, (statusList) => {
      expect(kycSummary(statusList)).toEqual({ state: 'notVerified' });
    }),
  );
});

test('the order of the entries does not matter', () => {
  fc.assert(
    fc.property(fc.array(entry), (statusList) => {
      expect(kycSummary(statusList.toReversed())).toEqual(kycSummary(statusList));
    }),
  );
});
