import { expect } from 'vitest';
import { identity, kycSummary, type IdentityDraft, type KycSummary } from '@/contract/identity';
import { advancedForm, companyForms, standardForm } from '@fixtures/identityForms';
import { control } from '@mocks/control';
import type { identityScenarios } from '@mocks/scenarios/identity';
import { expectMessage, expectRefusal, hourMs, minuteMs, type Flow, type Proof, type Proofs } from './proof';

const nadia = standardForm('Nadia', 'Sorel', 'X1234567');
const notVerified = { state: 'notVerified' } as const;
const underReview = { state: 'pending' } as const;
const reached = (level: 'standard' | 'advanced' | 'company') => ({ state: 'passed', level }) as const;

const summary = async ({ ask }: Flow) => kycSummary((await ask(identity.status, {})).statusList);

/** Asserts the verification status, the reason of the last rejection, and further expectations. */
const showsStatus =
  (expected: KycSummary, reason: string | null = null, then: Proof = async () => {}): Proof =>
  async (flow) => {
    expect(await summary(flow)).toEqual(expected);
    expect((await flow.ask(identity.verifyResult, { query: {} }))?.failReason ?? null).toBe(reason);
    await then(flow);
  };
const passed = (flow: Flow) => expectMessage(flow, /Identity verified/);
const failed = (flow: Flow) => expectMessage(flow, /Identity not verified/);

/** Asserts the face check of a filled-in draft, and that a new one can be started and passed. */
const faceCheck = (expected: IdentityDraft['faceCheck']) =>
  showsStatus(notVerified, null, async ({ ask }) => {
    expect(await ask(identity.draft, {})).toMatchObject({ fields: { documentNumber: 'X1234567' }, faceCheck: expected });
    await ask(identity.amlFormUrl, {});
    expect(await ask(control.faceCheck, { body: { outcome: 'passed' } })).toMatchObject({ faceCheck: 'passed' });
  });

export const identityProofs: Proofs<typeof identityScenarios> = {
  'kyc-none': showsStatus(notVerified),
  'kyc-standard-pending': showsStatus(underReview, null, async (flow) => {
    flow.later(minuteMs);
    expect(await summary(flow)).toEqual(reached('standard'));
    await passed(flow);
  }),
  'kyc-standard-passed': showsStatus(reached('standard'), null, passed),
  'kyc-standard-failed': showsStatus(notVerified, 'underAge'),
  'kyc-handed-in-again': showsStatus(underReview, null, async ({ ask }) => {
    const { list } = await ask(identity.verifyRecord, { query: {} });
    expect(list.length).toBeGreaterThan(1);
  }),
  'kyc-advanced-pending': showsStatus(underReview, null, async ({ ask }) => {
    expect((await ask(identity.status, {})).statusList.map(({ identityStatus }) => identityStatus).toSorted()).toEqual([0, 1]);
  }),
  'kyc-advanced-passed': showsStatus(reached('advanced'), null, async (flow) => {
    expect(await flow.ask(identity.saveDirector, { body: { directors: [...companyForms.directors] } })).toBeNull();
  }),
  'kyc-advanced-failed': showsStatus(reached('standard'), 'addressNotConfirmed', failed),
  'kyc-draft': showsStatus(notVerified, null, async (flow) => {
    expect(await flow.ask(identity.draft, {})).toMatchObject({
      fields: { firstName: 'Nadia', lastName: '' },
      files: [{ kind: 'documentFront' }],
    });
    await expectRefusal(flow, 'kycIncomplete', identity.standardApply, { body: nadia });
  }),
  'kyc-ready': showsStatus(notVerified, null, async (flow) => {
    expect((await flow.ask(identity.draft, {})).faceCheck).toBe('passed');
    await flow.ask(identity.standardApply, { body: nadia });
    flow.later(minuteMs);
    expect(await summary(flow)).toEqual(reached('standard'));
  }),
  'kyc-face-waiting': faceCheck('waiting'),
  'kyc-face-expired': faceCheck('expired'),
  'kyc-face-failed': faceCheck('failed'),
  'kyc-face-left': faceCheck('none'),
  'kyc-address-ready': showsStatus(reached('standard'), null, async (flow) => {
    expect(await flow.ask(identity.draft, {})).toMatchObject({ fields: advancedForm, files: [] });
    await expectRefusal(flow, 'kycIncomplete', identity.advancedApply, { body: advancedForm });
  }),
  'kyc-advanced-ready': showsStatus(reached('standard'), null, async (flow) => {
    await flow.ask(identity.advancedApply, { body: advancedForm });
    flow.later(10 * minuteMs);
    expect(await summary(flow)).toEqual(reached('advanced'));
  }),
  'kyc-unreadable': showsStatus(notVerified, 'documentUnreadable', async (flow) => {
    expect((await flow.ask(identity.draft, {})).files.map(({ kind }) => kind)).toEqual(['selfie']);
    await expectRefusal(flow, 'kycIncomplete', identity.standardApply, { body: nadia });
  }),
  'kyc-rejected': showsStatus(notVerified, 'documentForged', async (flow) => {
    expect(await flow.ask(identity.verifyResult, { query: {} })).toMatchObject({ canRetry: false });
    await expectRefusal(flow, 'kycRejected', identity.standardApply, { body: nadia });
  }),
  'company-half-filled': showsStatus(reached('advanced'), null, async (flow) => {
    expect(await flow.ask(identity.directorInfo, {})).toEqual(companyForms.directors);
    expect(await flow.ask(identity.filesInfo, {})).toEqual([]);
    await expectRefusal(flow, 'kycIncomplete', identity.companyApply, {});
  }),
  'company-ready': showsStatus(reached('advanced'), null, async (flow) => {
    await flow.ask(identity.companyApply, {});
    flow.later(hourMs);
    expect(await summary(flow)).toEqual(reached('company'));
  }),
  'company-pending': showsStatus(underReview, null, async (flow) => {
    await expectRefusal(flow, 'kycUnderReview', identity.saveDirector, { body: { directors: [...companyForms.directors] } });
    flow.later(hourMs);
    expect(await summary(flow)).toEqual(reached('company'));
  }),
  'company-passed': showsStatus(reached('company'), null, async ({ ask }) => {
    const counts = [await ask(identity.directorInfo, {}), await ask(identity.beneficiaryInfo, {}), await ask(identity.filesInfo, {})].map(
      ({ length }) => length,
    );
    expect(counts.every((count) => count > 0)).toBe(true);
  }),
  'company-failed': showsStatus(reached('advanced'), 'companyNotConfirmed', async (flow) => {
    await failed(flow);
    expect(await flow.ask(identity.saveDirector, { body: { directors: [...companyForms.directors] } })).toBeNull();
  }),
};
