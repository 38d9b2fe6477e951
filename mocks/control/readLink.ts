import { isPersonaId, personaIds, type PersonaId } from '@fixtures/personas';
import { code, type CodeName } from '@/contract/codes';
import { parseInstant } from '../exchange/instants';
import { namedFaults } from '../faults/namedFaults';
import { allTargets, type FaultRequest } from '../faults/rule';
import { isScenarioName, scenarioNames } from '../scenarios';
import type { StartRequest } from './controlledSimulation';
import { faultFor } from './errorCatalogue';
import { faultTargets } from './faultTargets';
import { displayChoices, worldOfTab } from './link';
import { linkParameters } from './linkParameters';
import { decodeChanges, type LinkedChanges } from './linkedChanges';
import { decodeElapsed } from './elapsedTime';
import type { DecodeProblem } from './checksummedText';

/** The simulation state requested by a URL. */
export interface Link {
  /** The requested configuration; null if the URL contains no valid part of it. */
  readonly config: (StartRequest & { readonly frozen?: boolean }) | null;
  /** The instant to advance to once the world has started; null if not given. */
  readonly advanceTo: number | null;
  /** The persona of this tab only; null if not given. */
  readonly as: PersonaId | null;
  /** The name of the tab's separate world; null if not given. */
  readonly world: string | null;
  /** The requested faults: from `sim.code` (an endpoint returns this business code) and `sim.fault` (a named fault on a target). */
  readonly faults: readonly FaultRequest[];
  /** The changed control settings; null if not given or invalid. */
  readonly changes: LinkedChanges | null;
  /** One sentence per invalid parameter. */
  readonly problems: readonly string[];
}

/** Reads the simulation state from URL parameters; invalid ones are reported and ignored. */
export function readLink(parameters: URLSearchParams): Link {
  const problems: string[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | undefined, expected: string): Value | undefined => {
    const text = parameters.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) problems.push(`${name}: unknown value "${text.slice(0, 60)}"; expected ${expected}`);
    return value;
  };
  const parsePersona = (text: string) => (isPersonaId(text) ? text : undefined);
  const as = read(linkParameters.as, parsePersona, personaIds.join(', ')) ?? null;
  const world =
    read(linkParameters.world, () => worldOfTab(parameters) ?? undefined, 'up to 60 letters, digits, dashes and underscores') ?? null;
  const isCode = (text: string): text is CodeName => Object.hasOwn(code, text);
  const codeFault = read(
    linkParameters.code,
    (text) => (isCode(text) ? (faultFor(text) ?? undefined) : undefined),
    'the name of a code that a fault can return',
  );
  const fault = read(
    linkParameters.fault,
    readFault,
    `a fault such as offline@market; faults are ${namedFaults.map(({ name }) => name).join(', ')}`,
  );
  const requested = {
    scenario: read(linkParameters.scenario, (text) => (isScenarioName(text) ? text : undefined), scenarioNames.join(', ')),
    persona: read(linkParameters.persona, parsePersona, personaIds.join(', ')),
    seed: read(linkParameters.seed, (text) => (text.length >= 1 && text.length <= 200 ? text : undefined), 'a text of 1 to 200 characters'),
    startedAt: read(linkParameters.clock, parseInstant, 'an instant such as 2026-01-05T08:00:00Z'),
    frozen: read(linkParameters.frozen, (text) => (text === '1' ? true : undefined), '1'),
  };
  // Only validated here: the page applies the display options before the exchange starts.
  for (const part of ['theme', 'prices'] as const) {
    const choices: readonly string[] = displayChoices[part];
    read(linkParameters[part], (text) => choices.find((choice) => choice === text), choices.join(', '));
  }
  const elapsedText = parameters.get(linkParameters.elapsed);
  const elapsed = elapsedText === null ? null : decodeElapsed(elapsedText);
  let advanceTo: number | null = null;
  if (elapsed && 'problem' in elapsed) problems.push(decodeProblemText(linkParameters.elapsed, elapsed.problem));
  else if (elapsed && requested.startedAt === undefined)
    problems.push(`${linkParameters.elapsed}: counts from ${linkParameters.clock}, which is missing or invalid`);
  else if (elapsed && requested.startedAt !== undefined) advanceTo = requested.startedAt + elapsed.elapsedMs;
  const encodedChanges = parameters.get(linkParameters.changes);
  const decodedChanges = encodedChanges === null ? null : decodeChanges(encodedChanges);
  const changes = decodedChanges === null || 'problem' in decodedChanges ? null : decodedChanges;
  if (decodedChanges && 'problem' in decodedChanges) problems.push(decodeProblemText(linkParameters.changes, decodedChanges.problem));
  const validConfig = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined));
  return {
    config: Object.keys(validConfig).length > 0 ? validConfig : null,
    advanceTo,
    as,
    world,
    faults: [codeFault, fault].filter((each) => each !== undefined),
    changes,
    problems,
  };
}

/** The part of the problem text that names what is ignored if a parameter is rejected. */
const ignoredTexts = {
  [linkParameters.changes]: "the panel's changes are",
  [linkParameters.elapsed]: 'the elapsed time is',
};

/** The problem text of a parameter that could not be decoded. */
function decodeProblemText(name: keyof typeof ignoredTexts, problem: DecodeProblem): string {
  const reason = problem === 'damaged' ? 'is truncated or altered' : 'is from another version';
  return `${name}: ${reason}, so ${ignoredTexts[name]} ignored; copy the link again`;
}

/** Parses a fault from a link: `offline` for every call, `status-503@market` for a domain or a call. */
function readFault(text: string): FaultRequest | undefined {
  const [name, at = allTargets] = text.split('@');
  const namedFault = namedFaults.find((each) => each.name === name);
  return namedFault && faultTargets.includes(at) ? { at, when: {}, fault: namedFault.fault } : undefined;
}
