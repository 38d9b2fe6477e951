import * as z from 'zod/mini';
import { personaIds } from '@fixtures/personas';
import { ClockSpeed } from './control/bounds';
import { Controls } from './control/linkedChanges';
import { supportedInstants } from './exchange/instants';
import { firstVersion, migrate, currentVersion } from './migrations';
import { SavedSimulation } from './migrations/migration';
import { reasonOf } from './reason';
import { scenarioNames } from './scenarios';
import { WorldState } from './worldOf';

const Instant = z.int().check(z.minimum(supportedInstants.first), z.maximum(supportedInstants.last));

/** A saved simulation as JSON; the same history yields the same text. */
export const SimulationSnapshot = z.object({
  format: z.literal('simulated-exchange'),
  version: z.literal(currentVersion),
  seed: z.string().check(z.minLength(1), z.maxLength(200)),
  startedAt: Instant,
  persona: z.enum(personaIds),
  scenario: z.enum(scenarioNames),
  requestedStart: z._default(z.nullable(Instant), null),
  clock: z.object({ at: Instant, frozen: z.boolean(), speed: ClockSpeed }),
  /** The controls after the scenario was arranged; absent if it changed none of them. */
  initialControls: z.optional(Controls),
  world: WorldState,
});
export type SimulationSnapshot = z.output<typeof SimulationSnapshot>;

/** Parses a saved simulation. Throws an Error that states in one sentence what is wrong and where. */
export const readSnapshot = (text: string): SimulationSnapshot => checkSnapshot(parsed(text));

/** Validates a saved simulation: the file of this or an earlier version, or the response of an export that wraps it. Throws like `readSnapshot`. */
export function checkSnapshot(value: unknown): SimulationSnapshot {
  const answer = z.safeParse(z.object({ code: z.literal(200), data: z.unknown() }), value);
  return read(SimulationSnapshot, inPresentShape(answer.success ? answer.data.data : value));
}

function inPresentShape(file: unknown): unknown {
  const versioned = z.safeParse(z.object({ version: z.int() }), file);
  if (!versioned.success || versioned.data.version === currentVersion) return file;
  const { version } = versioned.data;
  if (version < firstVersion || version > currentVersion)
    throw new Error(
      `this is not a saved simulation: version is ${version}, but only versions ${firstVersion} to ${currentVersion} can be read`,
    );
  return migrate(read(SavedSimulation, file));
}

function read<T>(schema: z.ZodMiniType<T>, file: unknown): T {
  const result = z.safeParse(schema, file, { reportInput: true });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`this is not a saved simulation: ${issue?.path.map(String).join('.') || 'the file'} ${reasonOf(issue)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
