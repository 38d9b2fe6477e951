import { isPersonaId, type PersonaId } from '@fixtures/personas';
import { linkParameters } from './linkParameters';
import { encodeElapsed } from './elapsedTime';
import type { ErrorCatalogue, ScenarioRow, SimulationStatus } from './schema';

/** The display options a URL can override for its page, regardless of the user's preferences. */
export const displayChoices = {
  theme: ['light', 'dark'],
  prices: ['green-up', 'red-up', 'colour-blind'],
} as const;

/** The display options of a page; omitted ones follow the user's preferences. */
export type Display = { readonly [Part in keyof typeof displayChoices]?: (typeof displayChoices)[Part][number] | undefined };

/** URL parameters for the content of the panel: one of its pages, a request report shared by the link's sender, or a log entry by its id. */
export const panelParameters = { panel: 'sim.panel', report: 'sim.report', entry: 'sim.entry' } as const;

/** The persona a URL sets for its tab only, independent of other tabs; null if it sets none. */
export function personaOfTab(parameters: URLSearchParams): PersonaId | null {
  const named = parameters.get(linkParameters.as);
  return named !== null && isPersonaId(named) ? named : null;
}

/** The separate world a URL sets for its tab or frame; null if it sets none or the name is invalid. */
export function worldOfTab(parameters: URLSearchParams): string | null {
  const named = parameters.get(linkParameters.world);
  return named !== null && /^[\w-]{1,60}$/.test(named) ? named : null;
}

/** The link that opens a scenario on its relevant screen as its persona. `base` is the URL prefix of paths without a language segment. */
export function linkToScenario({ name, persona, address }: Pick<ScenarioRow, 'name' | 'persona' | 'address'>, base: string): string {
  const url = new URL(`${base}${address}`);
  url.searchParams.set(linkParameters.scenario, name);
  url.searchParams.set(linkParameters.persona, persona);
  return url.href;
}

/** The link that opens the screen showing a code, in a state in which the exchange returns it; null if no screen shows it. */
export function linkToCode({ name, persona, scenario, address, fault }: ErrorCatalogue['codes'][number], base: string): string | null {
  if (address === null) return null;
  const url = new URL(linkToScenario({ name: scenario, persona, address }, base));
  if (fault !== null) url.searchParams.set(linkParameters.code, name);
  return url.href;
}

/** The link that opens a screen with a fault on a target (a call, a domain or `all`). */
export function linkToFault(
  fault: string,
  target: string,
  { persona, address }: Pick<ScenarioRow, 'persona' | 'address'>,
  base: string,
): string {
  const url = new URL(linkToScenario({ name: 'calm', persona, address }, base));
  url.searchParams.set(linkParameters.fault, `${fault}@${target}`);
  return url.href;
}

/** The start of a world: milliseconds since 1970, and whether its clock is frozen. */
interface Start {
  readonly startedAt: number;
  readonly isFrozen?: boolean;
}

/** The same link in a separate world; worlds with the same start are identical. With null it joins the world started by another frame of its tab. */
export function linkInWorld(world: string, start: Start | null, link: string): string {
  const url = new URL(link);
  url.searchParams.set(linkParameters.world, world);
  if (start) url.searchParams.set(linkParameters.clock, new Date(start.startedAt).toISOString());
  if (start?.isFrozen) url.searchParams.set(linkParameters.frozen, '1');
  return url.href;
}

/** The same link with a theme or price colours, for the opened page only. */
export function linkWithDisplay(display: Display, link: string): string {
  const url = new URL(link);
  if (display.theme) url.searchParams.set(linkParameters.theme, display.theme);
  if (display.prices) url.searchParams.set(linkParameters.prices, display.prices);
  return url.href;
}

/** The link that opens a URL as a persona in the current exchange; other tabs keep their personas. */
export function linkAs(persona: PersonaId, address: string): string {
  const url = new URL(address);
  url.searchParams.set(linkParameters.as, persona);
  return url.href;
}

/** The link that reproduces the simulated exchange's current state at a URL: configuration, persona, start, elapsed time and control changes. If more than a day has elapsed, the link starts at the current time instead. A user who is not a persona is omitted. */
export function linkToState(
  {
    scenario,
    persona,
    seed,
    startedAt,
    clock,
    changes,
  }: Pick<SimulationStatus, 'scenario' | 'persona' | 'seed' | 'startedAt' | 'clock' | 'changes'>,
  address: string,
): string {
  const url = new URL(address);
  const parameters = url.searchParams;
  parameters.set(linkParameters.scenario, scenario);
  if (persona === null) parameters.delete(linkParameters.persona);
  else parameters.set(linkParameters.persona, persona);
  parameters.set(linkParameters.seed, seed);
  const elapsed = encodeElapsed(clock.at - startedAt);
  parameters.set(linkParameters.clock, new Date(elapsed === null ? clock.at : startedAt).toISOString());
  if (elapsed !== null) parameters.set(linkParameters.elapsed, elapsed);
  if (clock.frozen) parameters.set(linkParameters.frozen, '1');
  if (changes !== null) parameters.set(linkParameters.changes, changes);
  return url.href;
}
