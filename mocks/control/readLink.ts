import { isPersonaId, personaIds, type PersonaId } from '@fixtures/personas';
import { code, type CodeName } from '@/contract/codes';
import { parseInstant } from '../exchange/instants';
import { namedFaults } from '../faults/namedFaults';
import { everywhere, type FaultRequest } from '../faults/rule';
import { isScenarioName, scenarioNames } from '../scenarios';
import type { StartRequest } from './controlledSimulation';
import { faultFor } from './errorCatalogue';
import { faultTargets } from './faultTargets';
import { displayChoices, worldOfTab } from './link';
import { linkParameters } from './linkParameters';
import { readChanges, type LinkedChanges } from './linkedChanges';
import { readElapsed } from './elapsedTime';
import type { SealProblem } from './sealedText';

/** The simulation state requested by a URL. */
export interface Link {
  /** The requested configuration; null if the URL contains no valid part of it. */
  readonly config: (StartRequest & { readonly frozen?: boolean }) | null;
  /** The instant to advance to once the world has started; null if not given. */
  readonly until: number | null;
  /** The persona of this tab only; null if not given. */
  readonly as: PersonaId | null;
  /** The name of the tab's separate world; null if not given. */
  readonly world: string | null;
  /** The requested faults: a business code returned by its call, and a fault on a target. */
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
  const elapsedText = parameters.get(linkParameters.passed);
  const elapsed = elapsedText === null ? null : readElapsed(elapsedText);
  let until: number | null = null;
  if (elapsed && 'problem' in elapsed) problems.push(sealProblemText(linkParameters.passed, elapsed.problem));
  else if (elapsed && requested.startedAt === undefined)
    problems.push(`${linkParameters.passed}: counts from ${linkParameters.clock}, which is missing or invalid`);
  else if (elapsed && requested.startedAt !== undefined) until = requested.startedAt + elapsed.passedMs;
  const packed = parameters.get(linkParameters.changes);
  const unpacked = packed === null ? null : readChanges(packed);
  const changes = unpacked === null || 'problem' in unpacked ? null : unpacked;
  if (unpacked && 'problem' in unpacked) problems.push(sealProblemText(linkParameters.changes, unpacked.problem));
  const given = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined));
  return {
    config: Object.keys(given).length > 0 ? given : null,
    until,
    as,
    world,
    faults: [codeFault, fault].filter((each) => each !== undefined),
    changes,
    problems,
  };
}

/** The part of the problem text that names what a rejected sealed parameter leaves out. */
const leftOutTexts = {
  [linkParameters.changes]: "the panel's changes are",
  [linkParameters.passed]: 'the elapsed time is',
};

/** The problem text of a rejected sealed parameter. */
function sealProblemText(name: keyof typeof leftOutTexts, problem: SealProblem): string {
  const reason = problem === 'damaged' ? 'is truncated or altered' : 'is from another version';
  return `${name}: ${reason}, so ${leftOutTexts[name]} ignored; copy the link again`;
}

/** Parses a fault from a link: `offline` for every call, `status-503@market` for a domain or a call. */
function readFault(text: string): FaultRequest | undefined {
  const [name, at = everywhere] = text.split('@');
  const known = namedFaults.find((each) => each.name === name);
  return known && faultTargets.includes(at) ? { at, when: {}, fault: known.fault } : undefined;
}
