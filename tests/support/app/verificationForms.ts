import { allSettled, type EventCallable } from 'effector';
import { identityType, type DraftFields, type KycLevel } from '@/contract/identity';
import { companyForms, standardForm } from '@fixtures/identityForms';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { identityScenarios } from '@mocks/scenarios/identity';
import { call, otherTabChanged } from '@/shared/api';
import { $people, personOpened, personClosed, personRemoved, personSubmitted, personTyped } from '@/pages/account/verification/company';
import { $documents } from '@/pages/account/verification/documents';
import { $faceCheck, faceCheckOpened, fieldTyped } from '@/pages/account/verification/draft';
import { $canResume } from '@/pages/account/verification/missingItems';
import { levelNames, overview, VerificationGate } from '@/pages/account/verification/model';
import type { DocumentKind } from '@/pages/account/verification/partUploader';
import type { PersonForm, PersonRole } from '@/pages/account/verification/persons';
import { $isAttempted, $missingItems, $problems, $step, backPressed, nextPressed } from '@/pages/account/verification/submission';
import { fileChosen, fileRemoved } from '@/pages/account/verification/uploads';
import type { ClockedExchange } from './clockedExchange';
import { pictureFile } from './pictureFile';
import { openScope, testTime } from './scope';

const { country, documentType, documentNumber, documentExpiry, firstName, birthDate } = standardForm('Nadia', 'Sorel', 'X1234567');

/** The user who applies for each level. */
const applicants = { standard: personas.newUser, advanced: personas.kycStandard, company: personas.kycAdvanced } as const;

const { directors, beneficiaries, traders } = companyForms;
/** A person to add to each list of a company. */
const newcomers: Readonly<Record<PersonRole, Partial<PersonForm>>> = {
  directors: { ...directors[0] },
  beneficiaries: { ...beneficiaries[0], sharePercent: '30' },
  traders: { ...traders[0] },
};

/** The forms of a level, operated through the page's model. The exchange may have been used before: its applicant is reset to the previous level. */
export async function openVerificationForms(
  scenario: keyof typeof identityScenarios,
  exchange: ClockedExchange,
  level: KycLevel = 'standard',
) {
  const { scope, clock } = await openScope({ exchange: exchange.own });
  clock.advance(exchange.now() - testTime);
  const world = exchange.own.simulation.world();
  const { fid } = applicants[level].login;
  const ownType = identityType[level];
  for (const { id } of world.db.applications.find({ where: { owner: fid, identityType: ownType } }).list) world.db.applications.remove(id);
  const otherLevels = world.db.users.get(fid)?.identity.filter((entry) => entry.identityType !== ownType);
  world.db.users.update(fid, { identity: otherLevels ?? [] });
  world.db.companyForms.remove(fid);
  world.identity.drafts.clear(fid);
  identityScenarios[scenario].arrange(world);
  const trigger = <T>(unit: EventCallable<T>, params: NoInfer<T>) => allSettled(unit, { scope, params });
  const triggerVoid = (unit: EventCallable<void>) => allSettled(unit, { scope });
  return {
    open: (shown: KycLevel | null) => trigger(VerificationGate.open, { level: shown, today: '2026-01-05', overview: '' }),
    close: () => triggerVoid(VerificationGate.close),
    fillDocument: () => trigger(fieldTyped, { country, documentType, documentNumber, documentExpiry }),
    clearNumber: () => trigger(fieldTyped, { documentNumber: '' }),
    fillIn: (fields: Partial<DraftFields>) => trigger(fieldTyped, fields),
    fillPerson: (lastName: string) => trigger(fieldTyped, { firstName, lastName, birthDate }),
    choose: (kind: DocumentKind) => trigger(fileChosen, { kind, file: pictureFile(`${kind}.png`, 250_000) }),
    remove: (kind: DocumentKind) => trigger(fileRemoved, kind),
    addPerson: async (role: PersonRole) => {
      await trigger(personOpened, { role, index: null });
      await trigger(personTyped, newcomers[role]);
      await triggerVoid(personSubmitted);
    },
    /** Submits an empty person form and closes it. */
    submitNobody: async (role: PersonRole) => {
      await trigger(personOpened, { role, index: null });
      await triggerVoid(personSubmitted);
      await triggerVoid(personClosed);
    },
    removePerson: (role: PersonRole) => trigger(personRemoved, { role, index: 0 }),
    next: () => triggerVoid(nextPressed),
    back: () => triggerVoid(backPressed),
    startFaceCheck: () => triggerVoid(faceCheckOpened),
    /** The partner reports an outcome, and the page reloads it. */
    endFaceCheck: async (outcome: 'passed' | 'failed' | 'left') => {
      await call(
        control.faceCheck,
        { body: { outcome } },
        { transport: exchange.own.transport, language: 'en_US', origin: 'http://127.0.0.1' },
      );
      await triggerVoid(otherTabChanged);
    },
    later: async (ms: number) => {
      exchange.advance(ms);
      clock.advance(ms);
      await triggerVoid(otherTabChanged);
    },
    shown: () => ({
      step: scope.getState($step),
      isResumed: scope.getState($canResume),
      isAttempted: scope.getState($isAttempted),
      problems: Object.keys(scope.getState($problems)).toSorted(),
      lacking: scope.getState($missingItems),
      face: scope.getState($faceCheck),
      people: Object.fromEntries(Object.entries(scope.getState($people)).map(([role, list]) => [role, list.length])),
      pictures: [...scope.getState($documents).states.keys()].toSorted(),
    }),
    state: () => scope.getState(overview.$latest)?.[levelNames.indexOf(level)]?.state ?? null,
  };
}
export type VerificationForms = Awaited<ReturnType<typeof openVerificationForms>>;
