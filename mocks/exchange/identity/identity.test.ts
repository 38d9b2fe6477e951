import { describe, expect, test } from 'vitest';
import { identityStatus, identityType, type StandardVerificationRequest } from '@/contract/identity';
import { advancedForm, companyForms, passportPictures, proofOfAddress, standardForm } from '@fixtures/identityForms';
import { personaIds, personas, type PersonaId } from '@fixtures/personas';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { storedFileOf } from './documents';
import type { Submission } from './identity';
import { levels } from './levels';

const at = Date.UTC(2026, 0, 5, 8);
const saved = createSeededWorld({ seed: 'test', startedAt: at }).state();
const open = () => createWorld({ seed: 'test', startedAt: at, saved });
const who = (world: World, id: PersonaId) => world.db.users.get(personas[id].login?.fid ?? 0) ?? expect.fail(id);
const { passed, pending, failed } = identityStatus;
const form = standardForm('Nadia', 'Sorel', 'X1234567');

const submit = (world: World, id: PersonaId, submission: Submission) => world.identity.apply(who(world, id), submission);
const newest = (world: World, id: PersonaId) =>
  world.inbox.page(who(world, id).fid, { moduleId: 0, pageNum: 1, pageSize: 1 }, 'en_US').list[0];

test('[R-KYC-01] every persona starts with its described status, and pending reviews are scheduled', () => {
  const world = open();
  for (const id of personaIds) if (personas[id].login) expect([id, who(world, id).identity]).toEqual([id, [...personas[id].identity]]);
  world.advanceTo(at + levels.advanced.reviewMs);
  expect(who(world, 'kycPending').identity).toContainEqual({ identityType: identityType.advanced, identityStatus: passed });
});

test('every passed level has an application on record', () => {
  const world = open();
  for (const id of personaIds)
    for (const entry of personas[id].identity)
      if (entry.identityStatus === passed)
        expect(world.identity.latest(who(world, id).fid, entry.identityType)?.identityStatus).toBe(passed);
  expect(world.identity.missingCompanyData(personas.company.login.fid)).toEqual([]);
});

describe('a review', () => {
  test('stays pending until its last millisecond, then passes and sends a message', () => {
    const world = open();
    const application = submit(world, 'newUser', { level: 'standard', form });
    expect(application).toMatchObject({ identityStatus: pending, submittedTime: at });
    world.advanceTo(at + levels.standard.reviewMs - 1);
    expect(who(world, 'newUser').identity).toEqual([{ identityType: identityType.standard, identityStatus: pending }]);
    world.advanceTo(at + levels.standard.reviewMs);
    expect(who(world, 'newUser').identity).toEqual([{ identityType: identityType.standard, identityStatus: passed }]);
    expect(newest(world, 'newUser')).toMatchObject({ bizType: 4, createdTime: at + levels.standard.reviewMs, read: false });
  });

  test.each<[string, Partial<StandardVerificationRequest>]>([
    ['underAge', { birthDate: '2008-01-06' }],
    ['nameMismatch', { lastName: 'Reject' }],
    ['nameMismatch', { lastName: 'de REJECT' }],
    ['documentExpired', { documentExpiry: '2026-01-04' }],
    ['countryNotSupported', { country: 'KP' }],
  ])('fails with %s for the submitted data, and can be retried', (reason, patch) => {
    const world = open();
    submit(world, 'newUser', { level: 'standard', form: { ...form, ...patch } });
    world.advanceTo(at + levels.standard.reviewMs);
    expect(world.identity.latest(who(world, 'newUser').fid)).toMatchObject({ identityStatus: failed, failReason: reason });
    expect(newest(world, 'newUser')).toMatchObject({ bizType: 3 });
    expect(world.identity.blocker(who(world, 'newUser'), { level: 'standard', form })).toBeNull();
    submit(world, 'newUser', { level: 'standard', form });
    world.advanceTo(at + 2 * levels.standard.reviewMs);
    expect(world.identity.level(who(world, 'newUser'))).toBe('standard');
  });

  test.each([
    ['2008-01-05', 'passes on the eighteenth birthday', passed],
    ['2008-01-06', 'fails the day before', failed],
  ])('of a user born on %s %s', (birthDate, _, status) => {
    const world = open();
    submit(world, 'newUser', { level: 'standard', form: { ...form, birthDate } });
    world.advanceTo(at + levels.standard.reviewMs);
    expect(world.identity.latest(who(world, 'newUser').fid)?.identityStatus).toBe(status);
  });

  test.each([
    ['addressNotConfirmed', { city: 'Reject' }, 'bill.png'],
    ['documentUnreadable', {}, 'bill-blurred.png'],
  ] as const)('of the advanced level fails for %s', (reason, patch, name) => {
    const world = open();
    const { fid } = who(world, 'kycStandard');
    world.identity.drafts.saveFile(fid, { ...proofOfAddress, name });
    submit(world, 'kycStandard', { level: 'advanced', form: { ...advancedForm, ...patch } });
    world.advanceTo(at + levels.advanced.reviewMs);
    expect(world.identity.latest(fid)).toMatchObject({ identityStatus: failed, failReason: reason });
    expect(world.identity.level(who(world, 'kycStandard'))).toBe('standard');
  });

  test('that cannot read a document requires it again, and a passed review deletes the draft', () => {
    const world = open();
    const { fid } = who(world, 'newUser');
    world.identity.drafts.save(fid, { firstName: 'Nadia' });
    for (const file of [...passportPictures, { ...passportPictures[1], name: 'selfie-blurred.png' }])
      world.identity.drafts.saveFile(fid, file);
    submit(world, 'newUser', { level: 'standard', form });
    world.advanceTo(at + levels.standard.reviewMs);
    expect(world.identity.latest(fid)).toMatchObject({ failReason: 'documentUnreadable' });
    expect(world.identity.drafts.of(fid)).toMatchObject({ fields: { firstName: 'Nadia' }, files: [{ kind: 'documentFront' }] });
    world.identity.drafts.saveFile(fid, passportPictures[1]);
    submit(world, 'newUser', { level: 'standard', form });
    world.advanceTo(at + 2 * levels.standard.reviewMs);
    expect(world.identity.drafts.of(fid)).toMatchObject({ fields: { firstName: '' }, files: [], faceCheck: 'none', savedTime: null });
  });

  test('that finds a forgery rejects the level for good', () => {
    const world = open();
    world.identity.drafts.saveFile(who(world, 'newUser').fid, { ...passportPictures[0], name: 'forged.png' });
    submit(world, 'newUser', { level: 'standard', form });
    world.advanceTo(at + levels.standard.reviewMs);
    expect(world.identity.latest(who(world, 'newUser').fid)).toMatchObject({ identityStatus: failed, failReason: 'documentForged' });
    expect(world.identity.blocker(who(world, 'newUser'), { level: 'standard', form })).toBe('rejected');
  });

  test.each([
    ['companyNotConfirmed', { basicInfo: { ...companyForms.basicInfo, companyName: 'Reject Ltd' } }],
    ['companyNotConfirmed', { basicInfo: { ...companyForms.basicInfo, incorporationDate: '2026-01-06' } }],
    ['nameMismatch', { directors: companyForms.directors.map((director) => ({ ...director, lastName: 'Reject' })) }],
    ['underAge', { traders: companyForms.traders.map((trader) => ({ ...trader, birthDate: '2015-01-01' })) }],
    ['countryNotSupported', { beneficiaries: companyForms.beneficiaries.map((owner) => ({ ...owner, nationality: 'SY' })) }],
  ])('of a company fails with %s', (reason, patch) => {
    const world = open();
    const { fid } = who(world, 'kycAdvanced');
    const files = companyForms.files.map((file, index) => storedFileOf(file, String(index), at));
    world.identity.saveCompany(fid, { ...companyForms, files, ...patch });
    submit(world, 'kycAdvanced', { level: 'company' });
    world.advanceTo(at + levels.company.reviewMs - 1);
    expect(world.identity.editBlocker(who(world, 'kycAdvanced'), 'company')).toBe('underReview');
    world.advanceTo(at + levels.company.reviewMs);
    expect(world.identity.latest(fid)).toMatchObject({ identityStatus: failed, failReason: reason });
    expect(world.identity.editBlocker(who(world, 'kycAdvanced'), 'company')).toBeNull();
  });
});

describe('an application is blocked by', () => {
  const blocker = (world: World, id: PersonaId, submission: Submission) => world.identity.blocker(who(world, id), submission);

  test('a pending review of the same level, or the level having passed', () => {
    const world = open();
    expect(blocker(world, 'kycPending', { level: 'advanced', form: advancedForm })).toBe('underReview');
    expect(blocker(world, 'kycAdvanced', { level: 'advanced', form: advancedForm })).toBe('alreadyPassed');
  });

  test('a previous level that has not passed', () => {
    const world = open();
    expect(blocker(world, 'newUser', { level: 'advanced', form: advancedForm })).toBe('levelBefore');
    expect(blocker(world, 'kycStandard', { level: 'company' })).toBe('levelBefore');
    submit(world, 'newUser', { level: 'standard', form });
    expect(blocker(world, 'newUser', { level: 'advanced', form: advancedForm })).toBe('levelBefore');
  });

  test('a document used by another account in any spelling, but not one of the user’s own failed application', () => {
    const world = open();
    submit(world, 'newUser', { level: 'standard', form });
    const copied = { ...form, documentNumber: 'x123-4567' };
    expect(blocker(world, 'kycFailed', { level: 'standard', form: copied })).toBe('documentUsed');
    expect(blocker(world, 'kycFailed', { level: 'standard', form: { ...copied, country: 'MY' } })).toBeNull();
    world.advanceTo(at + levels.standard.reviewMs);
    expect(blocker(world, 'kycFailed', { level: 'standard', form: copied })).toBe('documentUsed');
    const refused = { ...form, documentNumber: 'Z0000001', lastName: 'Reject' };
    submit(world, 'kycFailed', { level: 'standard', form: refused });
    world.advanceTo(world.now + levels.standard.reviewMs);
    expect(blocker(world, 'kycFailed', { level: 'standard', form: refused })).toBeNull();
  });

  test('incomplete company forms', () => {
    const world = open();
    const { fid } = who(world, 'kycAdvanced');
    expect(blocker(world, 'kycAdvanced', { level: 'company' })).toBe('incomplete');
    world.identity.saveCompany(fid, { basicInfo: companyForms.basicInfo, directors: companyForms.directors });
    expect(world.identity.missingCompanyData(fid)).toEqual([
      'beneficiaries',
      'traders',
      'certificateOfIncorporation',
      'articlesOfAssociation',
      'boardResolution',
    ]);
  });
});

test('a pending review continues after a save and restore', () => {
  const world = open();
  submit(world, 'newUser', { level: 'standard', form });
  const again = createWorld({ seed: 'test', startedAt: at, saved: world.state() });
  again.advanceTo(at + levels.standard.reviewMs);
  expect(again.identity.level(who(again, 'newUser'))).toBe('standard');
});
