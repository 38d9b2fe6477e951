import { allSettled, type EventCallable } from 'effector';
import { standardForm } from '@fixtures/identityForms';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { identityScenarios } from '@mocks/scenarios/identity';
import { call, otherTabChanged } from '@/shared/api';
import { $documents } from '@/pages/account/verification/documents';
import { $faceCheck, faceCheckOpened, fieldTyped } from '@/pages/account/verification/draft';
import { $isResumed } from '@/pages/account/verification/lacking';
import { overview, VerificationGate } from '@/pages/account/verification/model';
import { $isAttempted, $lacking, $problems, $step, backPressed, nextPressed } from '@/pages/account/verification/submission';
import { fileChosen, fileRemoved } from '@/pages/account/verification/uploads';
import type { ClockedExchange } from './clockedExchange';
import { openScope, testTime } from './scope';

type Picture = 'documentFront' | 'selfie';
const { country, documentType, documentNumber, documentExpiry, firstName, birthDate } = standardForm('Nadia', 'Sorel', 'X1234567');

/** The forms of the standard level, operated through the page's model; on an exchange that newUser, who has nothing, may have used before. */
export async function openVerificationForms(scenario: keyof typeof identityScenarios, exchange: ClockedExchange) {
  const { scope, clock } = await openScope({ exchange: exchange.own });
  clock.advance(exchange.now() - testTime);
  const world = exchange.own.simulation.world();
  const { fid } = personas.newUser.login;
  for (const { id } of world.db.applications.find({ where: { owner: fid } }).list) world.db.applications.remove(id);
  world.db.users.update(fid, { identity: [] });
  world.identity.drafts.clear(fid);
  identityScenarios[scenario].arrange(world);
  const happens = <T>(unit: EventCallable<T>, params: NoInfer<T>) => allSettled(unit, { scope, params });
  const said = (unit: EventCallable<void>) => allSettled(unit, { scope });
  return {
    open: (level: 'standard' | null) => happens(VerificationGate.open, { level, today: '2026-01-05', overview: '' }),
    close: () => said(VerificationGate.close),
    fillDocument: () => happens(fieldTyped, { country, documentType, documentNumber, documentExpiry }),
    clearNumber: () => happens(fieldTyped, { documentNumber: '' }),
    fillPerson: (lastName: string) => happens(fieldTyped, { firstName, lastName, birthDate }),
    choose: (kind: Picture) => happens(fileChosen, { kind, file: new File(['x'.repeat(60_000)], `${kind}.png`, { type: 'image/png' }) }),
    remove: (kind: Picture) => happens(fileRemoved, kind),
    next: () => said(nextPressed),
    back: () => said(backPressed),
    startFaceCheck: () => said(faceCheckOpened),
    /** The partner answers, and the page hears of it. */
    endFaceCheck: async (outcome: 'passed' | 'failed' | 'left') => {
      await call(
        control.faceCheck,
        { body: { outcome } },
        { transport: exchange.own.transport, language: 'en_US', origin: 'http://127.0.0.1' },
      );
      await said(otherTabChanged);
    },
    later: async (ms: number) => {
      exchange.advance(ms);
      clock.advance(ms);
      await said(otherTabChanged);
    },
    shown: () => ({
      step: scope.getState($step),
      isResumed: scope.getState($isResumed),
      isAttempted: scope.getState($isAttempted),
      problems: Object.keys(scope.getState($problems)).toSorted(),
      lacking: scope.getState($lacking),
      face: scope.getState($faceCheck),
      pictures: [...scope.getState($documents).states.keys()].toSorted(),
    }),
    state: () => scope.getState(overview.$latest)?.[0]?.state ?? null,
  };
}
export type VerificationForms = Awaited<ReturnType<typeof openVerificationForms>>;
