import { expect, test } from 'vitest';
import { identityType } from '@/contract/identity';
import { companyForms, passportPictures, standardForm } from '@fixtures/identityForms';
import { personas, type PersonaId } from '@fixtures/personas';
import { createSeededWorld } from '../../createSeededWorld';
import { type World } from '../../world';
import { storedFileOf } from './documents';
import type { Submission } from './identity';
import { levels } from './levels';

const at = Date.UTC(2026, 0, 5, 8);
const open = () => createSeededWorld({ seed: 'test', startedAt: at });
const who = (world: World, id: PersonaId) => world.db.users.get(personas[id].login?.fid ?? 0) ?? expect.fail(id);
const submit = (world: World, id: PersonaId, submission: Submission) => world.identity.apply(who(world, id), submission);
const form = standardForm('Nadia', 'Sorel', 'X1234567');

test('a review lists all findings with the data they refer to; final ones take precedence, and edited data marks its findings as resolved', () => {
  const world = open();
  const { fid } = who(world, 'newUser');
  const wrong = { ...form, lastName: 'Reject', birthDate: '2010-01-01' };
  const { drafts } = world.identity;
  drafts.save(fid, wrong);
  drafts.saveFile(fid, { ...passportPictures[1], name: 'selfie-blurred.png' });
  submit(world, 'newUser', { level: 'standard', form: wrong });
  world.advanceTo(at + levels.standard.reviewMs);
  const found = () =>
    world.identity.latest(fid)?.findings?.map(({ at: place, reason, isResolved }) => [place, reason, ...(isResolved ? ['mended'] : [])]);
  expect(found()).toEqual([
    ['birthDate', 'underAge'],
    ['lastName', 'nameMismatch'],
    ['selfie', 'documentUnreadable'],
  ]);
  drafts.save(fid, { lastName: 'Reject', firstName: 'Nadia Maria' });
  drafts.save(fid, { birthDate: '2010-01-01' });
  drafts.saveFile(fid, { ...passportPictures[1], name: 'forged.png' });
  expect(found()).toEqual([
    ['birthDate', 'underAge'],
    ['lastName', 'nameMismatch', 'mended'],
    ['selfie', 'documentUnreadable', 'mended'],
  ]);
  submit(world, 'newUser', { level: 'standard', form: wrong });
  world.advanceTo(at + 2 * levels.standard.reviewMs);
  expect(world.identity.latest(fid)).toMatchObject({ failReason: 'documentForged' });
});

test('a finding about a company member is resolved by changing or removing that member, not by changing others', () => {
  const world = open();
  const { fid } = who(world, 'kycAdvanced');
  const files = companyForms.files.map((file, index) => storedFileOf(file, String(index), at));
  const [mei = expect.fail('nobody'), arun = expect.fail('nobody')] = companyForms.beneficiaries;
  const wrong = { ...arun, lastName: 'Reject' };
  world.identity.saveCompany(fid, { ...companyForms, files, beneficiaries: [mei, wrong] });
  submit(world, 'kycAdvanced', { level: 'company' });
  world.advanceTo(at + levels.company.reviewMs);
  const found = () => world.identity.latest(fid, identityType.company)?.findings;
  const finding = { at: 'beneficiaries', person: 'Arun Reject', reason: 'nameMismatch' };
  expect(found()).toEqual([{ ...finding, isResolved: false }]);
  world.identity.saveCompany(fid, { beneficiaries: [{ ...mei, sharePercent: '50' }, wrong], directors: companyForms.directors });
  expect(found()).toEqual([{ ...finding, isResolved: false }]);
  world.identity.saveCompany(fid, { beneficiaries: [wrong, mei] });
  expect(found()).toEqual([{ ...finding, isResolved: false }]);
  world.identity.saveCompany(fid, { beneficiaries: [mei, arun] });
  expect(found()).toEqual([{ ...finding, isResolved: true }]);
});
