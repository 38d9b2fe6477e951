import { advancedForm, companyForms, standardForm } from '@fixtures/identityForms';
import { personas, type PersonaId } from '@fixtures/personas';
import { filed } from '../exchange/identity/documents';
import type { Submission } from '../exchange/identity/identity';
import { levels } from '../exchange/identity/levels';
import type { World } from '../world';
import type { Scenario } from './scenario';

const look = 'The badge in the user menu, the step on home and the answers of the identity calls.';
const inbox = '/inMail/noticeNavList';

/** Hands an application in, so long before now. */
function hand(world: World, id: PersonaId, submission: Submission): void {
  const user = world.db.users.get(personas[id].login?.fid ?? 0);
  if (user) world.identity.apply(user, submission);
}

/** Hands one in and lives until its review is over. */
function handAndWait(world: World, id: PersonaId, submission: Submission): void {
  hand(world, id, submission);
  world.advanceTo(world.now + levels[submission.level].reviewMs);
}

function fillIn(world: World, companyName = companyForms.basicInfo.companyName): void {
  world.identity.saveCompany(personas.kycAdvanced.login.fid, {
    ...companyForms,
    basicInfo: { ...companyForms.basicInfo, companyName },
    files: companyForms.files.map((file) => filed(file, String(world.nextId()), world.now)),
  });
}

const nadia = standardForm('Nadia', 'Sorel', 'X1234567');

export const identityScenarios = {
  'kyc-none': {
    title: 'Nothing has been handed in: the user is asked to verify',
    look,
    persona: 'newUser',
    address: '/',
    arrange: () => {},
  },
  'kyc-standard-pending': {
    title: 'The standard level was handed in just now and passes in a minute',
    look: 'The badge says in progress; a minute later it says verified and a message tells of it.',
    persona: 'newUser',
    address: '/',
    arrange: (world) => hand(world, 'newUser', { level: 'standard', form: nadia }),
  },
  'kyc-standard-passed': {
    title: 'The standard level has passed a moment ago, its message is unread',
    look: 'The newest message, and the badge in the user menu.',
    persona: 'newUser',
    address: inbox,
    arrange: (world) => handAndWait(world, 'newUser', { level: 'standard', form: nadia }),
  },
  'kyc-standard-failed': {
    title: 'The standard level has failed because of a birth date, and can be tried again',
    look,
    persona: 'kycFailed',
    address: '/',
    arrange: () => {},
  },
  'kyc-handed-in-again': {
    title: 'After a failure the standard level was handed in again and is under review',
    look,
    persona: 'kycFailed',
    address: '/',
    arrange: (world) => hand(world, 'kycFailed', { level: 'standard', form: standardForm('Farid', 'Example', 'F5550001') }),
  },
  'kyc-advanced-pending': {
    title: 'The standard level has passed, the advanced one is under review: pending beats passed',
    look,
    persona: 'kycPending',
    address: '/',
    arrange: () => {},
  },
  'kyc-advanced-passed': {
    title: 'The advanced level has passed and the company level is open',
    look,
    persona: 'kycAdvanced',
    address: '/',
    arrange: () => {},
  },
  'kyc-advanced-failed': {
    title: 'The advanced level has failed because the passport has expired',
    look: 'The message of the failure; the badge still shows the standard level.',
    persona: 'kycStandard',
    address: inbox,
    arrange: (world) => handAndWait(world, 'kycStandard', { level: 'advanced', form: { ...advancedForm, documentExpiry: '2020-01-01' } }),
  },
  'company-half-filled': {
    title: 'The forms of a company are half filled in: directors are there, papers are not',
    look: 'The company forms keep what was saved; handing in names what is missing (40315).',
    persona: 'kycAdvanced',
    address: '/',
    arrange: (world) => {
      const { basicInfo, directors } = companyForms;
      world.identity.saveCompany(personas.kycAdvanced.login.fid, { basicInfo, directors });
    },
  },
  'company-pending': {
    title: 'A company is under review for an hour, its forms are locked',
    look: 'The badge says in progress; saving a form is refused (40311).',
    persona: 'kycAdvanced',
    address: '/',
    arrange: (world) => {
      fillIn(world);
      hand(world, 'kycAdvanced', { level: 'company' });
    },
  },
  'company-passed': {
    title: 'A company is verified, with its directors, beneficiaries and papers',
    look,
    persona: 'company',
    address: '/',
    arrange: () => {},
  },
  'company-failed': {
    title: 'A company could not be confirmed and may correct its forms',
    look: 'The message of the failure; the forms can be changed again.',
    persona: 'kycAdvanced',
    address: inbox,
    arrange: (world) => {
      fillIn(world, 'Reject Holdings');
      handAndWait(world, 'kycAdvanced', { level: 'company' });
    },
  },
} as const satisfies Record<string, Scenario>;
