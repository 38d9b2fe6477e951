import { identityStatus } from '@/contract/identity';
import { advancedForm, companyForms, standardForm } from '@fixtures/identityForms';
import legalNames from '@fixtures/legalNames.json' with { type: 'json' };
import { personaIds, personas, type PersonaId } from '@fixtures/personas';
import { storedFileOf } from './documents';
import type { Submission, Identity } from './identity';
import { levelOf } from './levels';
import { hash } from '../random';
import type { IdentityContext } from './context';
import type { SeedAction, SeededWorld } from '../module';

type IdentityWorld = SeededWorld<IdentityContext, { readonly identity: Identity }>;

const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];

/** Personas verified long ago get a passed application; pending and failed ones were submitted recently. */
export const identityActions: readonly SeedAction<IdentityWorld>[] = [
  { beforeMs: 30 * dayMs, act: (world) => personaIds.forEach((id) => verifiedLongAgo(world, id)) },
  {
    beforeMs: 3 * hourMs,
    act: (world) => {
      const tooYoung = { ...formOf('kycFailed'), birthDate: yearsBefore(world.now, 16) };
      apply(world, 'kycFailed', { level: 'standard', form: tooYoung });
    },
  },
  { beforeMs: 2 * minuteMs, act: (world) => apply(world, 'kycPending', { level: 'advanced', form: advancedForm }) },
];

function verifiedLongAgo(world: IdentityWorld, id: PersonaId): void {
  const { login, identity } = personas[id];
  if (login === null) return;
  for (const entry of identity.filter((each) => each.identityStatus === identityStatus.passed)) {
    const level = levelOf(entry.identityType);
    if (level === 'company' && isNamed(id)) foundCompany(world, login.fid, legalNames[id].companyName);
    world.identity.recordPassed(login.fid, level, formOf(id));
  }
}

function foundCompany(world: IdentityWorld, fid: number, companyName: string): void {
  world.identity.saveCompany(fid, {
    ...companyForms,
    basicInfo: { ...companyForms.basicInfo, companyName, registrationNumber: String(fid) },
    files: companyForms.files.map((file) => storedFileOf(file, String(world.nextId()), world.now)),
  });
}

const isNamed = (id: PersonaId): id is keyof typeof legalNames => Object.hasOwn(legalNames, id);

function formOf(id: PersonaId) {
  const { firstName, lastName } = isNamed(id) ? legalNames[id] : { firstName: id, lastName: '' };
  return standardForm(firstName, lastName, `P${hash('passport', personas[id].login?.fid ?? id)}`);
}

function apply(world: IdentityWorld, id: PersonaId, submission: Submission): void {
  const user = world.db.users.get(personas[id].login?.fid ?? 0);
  if (user) world.identity.apply(user, submission);
}

const yearsBefore = (at: number, years: number): string => {
  const day = new Date(at);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};
