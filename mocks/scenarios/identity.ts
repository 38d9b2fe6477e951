import { advancedForm, companyForms, passportPictures, proofOfAddress, standardForm } from '@fixtures/identityForms';
import legalNames from '@fixtures/legalNames.json' with { type: 'json' };
import { personas, type PersonaId } from '@fixtures/personas';
import { storedFileOf } from '../exchange/identity/documents';
import type { Submission } from '../exchange/identity/identity';
import { faceFormMs, type FaceOutcome } from '../exchange/identity/drafts';
import { levels } from '../exchange/identity/levels';
import type { World } from '../world';
import type { Scenario } from './scenario';

const instructions = 'The levels on the verification page, the badge in the user menu and the step on home.';
const verification = '/verifiedIndex';
const inbox = '/inMail/noticeNavList';

/** Submits an application for a persona. */
function submitApplication(world: World, id: PersonaId, submission: Submission): void {
  const user = world.db.users.get(personas[id].login?.fid ?? 0);
  if (user) world.identity.apply(user, submission);
}

/** Submits an application and advances to the end of its review. */
function submitAndReview(world: World, id: PersonaId, submission: Submission): void {
  submitApplication(world, id, submission);
  world.advanceTo(world.now + levels[submission.level].reviewMs);
}

function fillInCompany(world: World, companyName = companyForms.basicInfo.companyName): void {
  world.identity.saveCompany(personas.kycAdvanced.login.fid, {
    ...companyForms,
    basicInfo: { ...companyForms.basicInfo, companyName },
    files: companyForms.files.map((file) => storedFileOf(file, String(world.nextId()), world.now)),
  });
}

const nadia = standardForm('Nadia', 'Sorel', 'X1234567');

/** Fills in the standard level and opens the face check, which ends with `outcome` unless it is waiting. */
function fillInStandard(world: World, frontName = 'passport.png', outcome: FaceOutcome | 'waiting' = 'passed'): void {
  const { drafts } = world.identity;
  const { fid } = personas.newUser.login;
  const [front, selfie] = passportPictures;
  drafts.save(fid, nadia);
  drafts.saveFile(fid, { ...front, name: frontName });
  drafts.saveFile(fid, selfie);
  drafts.openFaceCheck(fid);
  if (outcome !== 'waiting') drafts.endFaceCheck(fid, outcome);
}

export const identityScenarios = {
  'kyc-none': {
    title: 'Nothing has been submitted: the user is asked to verify',
    instructions,
    persona: 'newUser',
    address: verification,
    arrange: () => {},
  },
  'kyc-standard-pending': {
    title: 'The standard level was just submitted and passes in a minute',
    instructions: 'The badge shows in progress; a minute later it shows verified, and a message says so.',
    persona: 'newUser',
    address: verification,
    arrange: (world) => submitApplication(world, 'newUser', { level: 'standard', form: nadia }),
  },
  'kyc-standard-passed': {
    title: 'The standard level passed a moment ago, and its message is unread',
    instructions: 'The newest message and the badge in the user menu.',
    persona: 'newUser',
    address: inbox,
    arrange: (world) => submitAndReview(world, 'newUser', { level: 'standard', form: nadia }),
  },
  'kyc-standard-failed': {
    title: 'The standard level failed because of the birth date and can be submitted again',
    instructions,
    persona: 'kycFailed',
    address: verification,
    arrange: () => {},
  },
  'kyc-handed-in-again': {
    title: 'The standard level failed, was submitted again and is under review',
    instructions,
    persona: 'kycFailed',
    address: verification,
    arrange: (world) =>
      submitApplication(world, 'kycFailed', {
        level: 'standard',
        form: standardForm(legalNames.kycFailed.firstName, legalNames.kycFailed.lastName, 'F5550001'),
      }),
  },
  'kyc-advanced-pending': {
    title: 'The standard level has passed and the advanced level is under review: pending takes precedence',
    instructions,
    persona: 'kycPending',
    address: verification,
    arrange: () => {},
  },
  'kyc-advanced-passed': {
    title: 'The advanced level has passed and the company level is open',
    instructions,
    persona: 'kycAdvanced',
    address: verification,
    arrange: () => {},
  },
  'kyc-advanced-failed': {
    title: 'The advanced level failed because the address could not be confirmed',
    instructions: 'The message about the failure; the badge still shows the standard level.',
    persona: 'kycStandard',
    address: inbox,
    arrange: (world) => submitAndReview(world, 'kycStandard', { level: 'advanced', form: { ...advancedForm, city: 'Reject' } }),
  },
  'kyc-draft': {
    title: 'The standard level is half filled in: a document, names and one picture',
    instructions: 'The wizard continues where it was left, with the entries and the uploaded picture.',
    persona: 'newUser',
    address: verification,
    arrange: (world) => {
      const { country, documentType, documentNumber, firstName } = nadia;
      world.identity.drafts.save(personas.newUser.login.fid, { country, documentType, documentNumber, firstName });
      world.identity.drafts.saveFile(personas.newUser.login.fid, passportPictures[0]);
    },
  },
  'kyc-ready': {
    title: 'The standard level is filled in, with pictures and face check, but not submitted',
    instructions: "The wizard's review step; submitting starts a one-minute review.",
    persona: 'newUser',
    address: verification,
    arrange: (world) => fillInStandard(world),
  },
  'kyc-face-waiting': {
    title: 'The standard level is filled in, and the face check is open at the partner',
    instructions: 'The wizard waits at the face check and continues by itself when the partner has responded.',
    persona: 'newUser',
    address: `${verification}?level=standard`,
    arrange: (world) => fillInStandard(world, 'passport.png', 'waiting'),
  },
  'kyc-face-expired': {
    title: 'The standard level is filled in, and the link to the partner has expired',
    instructions: 'The face check says that its link has expired; a new one can be requested.',
    persona: 'newUser',
    address: `${verification}?level=standard`,
    arrange: (world) => {
      fillInStandard(world, 'passport.png', 'waiting');
      world.advanceTo(world.now + faceFormMs);
    },
  },
  'kyc-face-failed': {
    title: 'The standard level is filled in, and the partner did not recognise the face',
    instructions: 'The face check says so and can be restarted.',
    persona: 'newUser',
    address: `${verification}?level=standard`,
    arrange: (world) => fillInStandard(world, 'passport.png', 'failed'),
  },
  'kyc-face-left': {
    title: 'The standard level is filled in, and the face check was left unfinished',
    instructions: 'The wizard continues at the face check, which can be restarted.',
    persona: 'newUser',
    address: `${verification}?level=standard`,
    arrange: (world) => fillInStandard(world, 'passport.png', 'left'),
  },
  'kyc-address-ready': {
    title: 'The advanced level has an address but no proof of it',
    instructions: 'The wizard continues at the proof of address; an upload shows its progress.',
    persona: 'kycStandard',
    address: `${verification}?level=advanced`,
    arrange: (world) => void world.identity.drafts.save(personas.kycStandard.login.fid, advancedForm),
  },
  'kyc-advanced-ready': {
    title: 'The advanced level is filled in, with proof of address, but not submitted',
    instructions: "The wizard's review step; submitting starts a ten-minute review.",
    persona: 'kycStandard',
    address: verification,
    arrange: (world) => {
      world.identity.drafts.save(personas.kycStandard.login.fid, advancedForm);
      world.identity.drafts.saveFile(personas.kycStandard.login.fid, proofOfAddress);
    },
  },
  'kyc-unreadable': {
    title: 'The standard level failed because a picture could not be read, and must be submitted again',
    instructions: 'The reason on the level and in the wizard, where the front picture is missing.',
    persona: 'newUser',
    address: verification,
    arrange: (world) => {
      fillInStandard(world, 'blurred.png');
      submitAndReview(world, 'newUser', { level: 'standard', form: nadia });
    },
  },
  'kyc-rejected': {
    title: 'The standard level was permanently rejected because the document is not genuine',
    instructions: 'The level says that it cannot be submitted again, and whom to contact.',
    persona: 'newUser',
    address: verification,
    arrange: (world) => {
      fillInStandard(world, 'forged.png');
      submitAndReview(world, 'newUser', { level: 'standard', form: nadia });
    },
  },
  'company-half-filled': {
    title: 'The company forms are half filled in: directors are there, documents are missing',
    instructions: 'The company forms keep what was saved; submitting lists what is missing (40315).',
    persona: 'kycAdvanced',
    address: verification,
    arrange: (world) => {
      const { basicInfo, directors } = companyForms;
      world.identity.saveCompany(personas.kycAdvanced.login.fid, { basicInfo, directors });
    },
  },
  'company-ready': {
    title: 'The company forms are filled in, with documents, but not submitted',
    instructions: "The wizard's review step; submitting starts a one-hour review.",
    persona: 'kycAdvanced',
    address: `${verification}?level=company`,
    arrange: (world) => fillInCompany(world),
  },
  'company-pending': {
    title: 'A company is under review for an hour, and its forms are locked',
    instructions: 'The badge shows in progress; saving a form is refused (40311).',
    persona: 'kycAdvanced',
    address: verification,
    arrange: (world) => {
      fillInCompany(world);
      submitApplication(world, 'kycAdvanced', { level: 'company' });
    },
  },
  'company-passed': {
    title: 'A company is verified, with its directors, beneficiaries and documents',
    instructions,
    persona: 'company',
    address: verification,
    arrange: () => {},
  },
  'company-failed': {
    title: 'A company could not be confirmed and can correct its forms',
    instructions: 'The message about the failure; the forms can be edited again.',
    persona: 'kycAdvanced',
    address: inbox,
    arrange: (world) => {
      fillInCompany(world, 'Reject Holdings');
      submitAndReview(world, 'kycAdvanced', { level: 'company' });
    },
  },
} as const satisfies Record<string, Scenario>;
