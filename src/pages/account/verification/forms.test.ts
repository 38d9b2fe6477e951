import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDraft } from '@/contract/identity';
import { companyForms } from '@fixtures/identityForms';
import { findingsOf } from '@mocks/exchange/identity/review';
import { cases } from '@tests/support/testAmount';
import { resolveFaceForm } from './face';
import { maxAdultBirthDate, problemsOf, type FieldProblem } from './forms';
import { emptyPerson, personProblems } from './persons';
import { safeName } from './picture';

const today = '2026-01-05';

test.each<[Parameters<typeof problemsOf>[0][number], string, FieldProblem | undefined]>([
  ['firstName', ' ', 'missing'],
  ['firstName', 'Na\u202Edia', 'invalid'],
  ['firstName', '𠮷', undefined],
  ['documentNumber', 'X 1', 'invalid'],
  ['documentNumber', 'X1234567', undefined],
  ['birthDate', '2008-01-06', 'underAge'],
  ['birthDate', '2008-01-05', undefined],
  ['documentExpiry', '2026-01-04', 'expired'],
  ['documentExpiry', today, undefined],
  ['incorporationDate', '2026-01-06', 'future'],
  ['website', '', undefined],
  ['website', 'javascript:alert(1)', 'invalid'],
])('[R-NOTSHOWN-02] %s %j has the problem %s', (name, value, problem) => {
  expect(problemsOf([name], { ...emptyDraft(), [name]: value }, today)[name]).toBe(problem);
});

test.each([
  ['2028-02-29', '2010-02-28'],
  ['2026-02-28', '2008-02-28'],
  ['2026-03-01', '2008-03-01'],
])('on %s, anyone born by %s is eighteen', (day, last) => {
  expect(maxAdultBirthDate(day)).toBe(last);
});

const dayMs = 86_400_000;
/** Days around the end of February, where years differ. */
const endsOfFebruary = fc
  .tuple(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: -3, max: 3 }))
  .map(([year, away]) => new Date(Date.UTC(year, 1, 28) + away * dayMs).toISOString().slice(0, 10));

test('[R-NOTSHOWN-02] the form and the review agree on who is eighteen', () => {
  const application = { name: 'A', country: 'SG', documentType: null, documentNumber: 'X1234567', documentExpiry: '', files: [] };
  const rest = {
    id: '1',
    owner: 1,
    identityType: 1,
    identityStatus: 0,
    documentKey: '',
    failReason: null,
    submittedTime: 0,
    reviewedTime: null,
  } as const;
  fc.assert(
    fc.property(endsOfFebruary, endsOfFebruary, (birthDate, day) => {
      const reviewed = findingsOf({ ...application, ...rest, birthDate }, null, Date.parse(day));
      expect(problemsOf(['birthDate'], { ...emptyDraft(), birthDate }, day).birthDate).toBe(
        reviewed[0]?.reason === 'underAge' ? 'underAge' : undefined,
      );
      expect(new Date(maxAdultBirthDate(day)).toISOString().slice(0, 10)).toBe(maxAdultBirthDate(day));
    }),
    { numRuns: cases(2000) },
  );
});

test.each([
  ['0', 'share'],
  ['100.01', 'share'],
  ['abc', 'share'],
  ['40.01', 'shareTotal'],
  ['40', undefined],
])('a share of %s in addition to 60 has the problem %s', (sharePercent, problem) => {
  const others = companyForms.beneficiaries.slice(0, 1);
  expect(personProblems('beneficiaries', { ...emptyPerson, sharePercent }, others, '2008-01-05').sharePercent).toBe(problem);
});

test.each([
  ['passport.png', 'passport.png'],
  ['front\u202Egnp.exe', 'frontgnp.exe'],
  ['\u0000\n', 'file'],
  [`${'a'.repeat(200)}.png`, `${'a'.repeat(116)}.png`],
])('the file name %j is sent as %j', (name, sent) => {
  expect(safeName(name)).toBe(sent);
});

const own = '/verifiedIndex?level=standard#face-check=1a';
const outside = 'https://face-check.example/form/1';
test.each([
  [outside, { place: 'partner', address: outside }],
  [own, { place: 'here', address: `/en_US${own}` }],
  ['http://face-check.example/form/1', 'refused'],
  ['https://face-check.example.evil.example/form', 'refused'],
  ['https://user@face-check.example/form', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['/verifiedIndex', 'refused'],
  ['/assetManagement/withdrawal#face-check=1a', 'refused'],
  ['/verifiedIndex?level=standard#face-check=1a&x=<i>', 'refused'],
])('the face check URL %s is resolved to %j', (address, opened) => {
  expect(resolveFaceForm(address, 'en_US')).toEqual(opened);
});
