import * as z from 'zod/mini';
import { personaIds } from '@fixtures/personas';
import { endpoint, instant } from '@/contract/endpoint';
import { possible } from '../http/link';
import { scenarioNames } from '../scenarios';

/** The prefix of everything that steers the simulation; no call of the exchange begins with it. */
export const controlPrefix = '/__exchange';

const PersonaChoice = z.enum(personaIds);
const ScenarioChoice = z.enum(scenarioNames);

export const ClockStanding = z.object({ at: instant(), frozen: z.boolean(), speed: z.number() });

/** What the simulated exchange stands at: enough to draw its controls and to name its state in a link. */
export const Standing = z.object({
  seed: z.string(),
  startedAt: instant(),
  persona: PersonaChoice,
  scenario: ScenarioChoice,
  clock: ClockStanding,
  latencyMs: z.int(),
  /** Counts changes: when it differs, something has happened. */
  revision: z.int(),
});
export type Standing = z.output<typeof Standing>;

const PossibleInstant = z.int().check(z.minimum(possible.first), z.maximum(possible.last));

const Beginning = z.partial(
  z.object({
    seed: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Without it, the present minute. */
    startedAt: PossibleInstant,
    persona: PersonaChoice,
    scenario: ScenarioChoice,
    /** Lets the clock stand at the start. */
    frozen: z.boolean(),
  }),
);

/** The one interface through which workbench, stories, tests and other clients steer the simulated exchange. */
export const control = {
  standing: endpoint('control.standing', { method: 'GET', path: `${controlPrefix}/standing`, access: 'public', data: Standing }),
  reset: endpoint('control.reset', { method: 'POST', path: `${controlPrefix}/reset`, access: 'public', body: Beginning, data: Standing }),
  persona: endpoint('control.persona', {
    method: 'POST',
    path: `${controlPrefix}/persona`,
    access: 'public',
    body: z.object({ persona: PersonaChoice }),
    data: Standing,
  }),
  scenario: endpoint('control.scenario', {
    method: 'POST',
    path: `${controlPrefix}/scenario`,
    access: 'public',
    body: z.object({ scenario: ScenarioChoice }),
    data: Standing,
  }),
  clock: endpoint('control.clock', {
    method: 'POST',
    path: `${controlPrefix}/clock`,
    access: 'public',
    body: z.partial(
      z.object({
        frozen: z.boolean(),
        set: PossibleInstant,
        stepMs: z.int().check(z.nonnegative()),
        speed: z.number().check(z.minimum(1), z.maximum(3600)),
      }),
    ),
    data: Standing,
  }),
  latency: endpoint('control.latency', {
    method: 'POST',
    path: `${controlPrefix}/latency`,
    access: 'public',
    body: z.object({ latencyMs: z.int().check(z.minimum(0), z.maximum(60_000)) }),
    data: Standing,
  }),
  export: endpoint('control.export', { method: 'GET', path: `${controlPrefix}/export`, access: 'public', data: z.unknown() }),
};
