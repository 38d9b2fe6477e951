import { isPersonaId, type PersonaId } from '@fixtures/personas';
import { linkParameters } from './linkParameters';
import { writePassed } from './passedTime';
import type { ErrorCatalogue, ScenarioRow, SimulationStatus } from './schema';

/** What an address can say of how its page is drawn, whatever the reader has chosen for all pages. */
export const displayChoices = {
  theme: ['light', 'dark'],
  prices: ['green-up', 'red-up', 'colour-blind'],
} as const;

/** How a page is drawn; what is left out is up to the reader. */
export type Display = { readonly [Part in keyof typeof displayChoices]?: (typeof displayChoices)[Part][number] | undefined };

/** Parameters of an address that say what the panel shows: one of its boards, the latest calls of somebody who sent the link, and an entry of the log by its id. */
export const panelParameters = { panel: 'sim.panel', report: 'sim.report', entry: 'sim.entry' } as const;

/** The persona that an address names for its tab alone, whoever the others are; null where it names none. */
export function personaOfTab(parameters: URLSearchParams): PersonaId | null {
  const named = parameters.get(linkParameters.as);
  return named !== null && isPersonaId(named) ? named : null;
}

/** The world of its own that an address names for its tab or frame; null where it names none, or none that is a name. */
export function worldOfTab(parameters: URLSearchParams): string | null {
  const named = parameters.get(linkParameters.world);
  return named !== null && /^[\w-]{1,60}$/.test(named) ? named : null;
}

/** The link that opens a scenario where there is something to look at, as the persona it is about. `base` is where addresses without a language begin. */
export function linkToScenario({ name, persona, address }: Pick<ScenarioRow, 'name' | 'persona' | 'address'>, base: string): string {
  const url = new URL(`${base}${address}`);
  url.searchParams.set(linkParameters.scenario, name);
  url.searchParams.set(linkParameters.persona, persona);
  return url.href;
}

/** The link that opens the screen on which a person meets a code, in a state in which the exchange answers it; null where no screen does. */
export function linkToCode({ name, persona, scenario, address, fault }: ErrorCatalogue['codes'][number], base: string): string | null {
  if (address === null) return null;
  const url = new URL(linkToScenario({ name: scenario, persona, address }, base));
  if (fault !== null) url.searchParams.set(linkParameters.code, name);
  return url.href;
}

/** The link that opens an address while the calls at a place (a call, a domain or `all`) suffer a fault. */
export function linkToFault(
  fault: string,
  place: string,
  { persona, address }: Pick<ScenarioRow, 'persona' | 'address'>,
  base: string,
): string {
  const url = new URL(linkToScenario({ name: 'calm', persona, address }, base));
  url.searchParams.set(linkParameters.fault, `${fault}@${place}`);
  return url.href;
}

/** How a world begins: milliseconds since 1970, and whether its clock stands still. */
interface Start {
  readonly startedAt: number;
  readonly isFrozen?: boolean;
}

/** The same link in a world of its own: worlds of one start are clones of one. With null it joins the one that another frame of its tab has begun. */
export function linkInWorld(world: string, start: Start | null, link: string): string {
  const url = new URL(link);
  url.searchParams.set(linkParameters.world, world);
  if (start) url.searchParams.set(linkParameters.clock, new Date(start.startedAt).toISOString());
  if (start?.isFrozen) url.searchParams.set(linkParameters.frozen, '1');
  return url.href;
}

/** The same link drawn in a theme or in price colours, for who opens it alone. */
export function linkDrawn(display: Display, link: string): string {
  const url = new URL(link);
  if (display.theme) url.searchParams.set(linkParameters.theme, display.theme);
  if (display.prices) url.searchParams.set(linkParameters.prices, display.prices);
  return url.href;
}

/** The link that opens this address as a persona, in the exchange as it is: the other tabs stay who they are. */
export function linkAs(persona: PersonaId, address: string): string {
  const url = new URL(address);
  url.searchParams.set(linkParameters.as, persona);
  return url.href;
}

/** The link that puts the simulated exchange into the state it stands in, at this address: configuration, person, start, how much time has passed since, and what the controls have changed. After more than a day it begins at the present instant. Somebody who is no persona is not part of it. */
export function linkTo(
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
  const passed = writePassed(clock.at - startedAt);
  parameters.set(linkParameters.clock, new Date(passed === null ? clock.at : startedAt).toISOString());
  if (passed !== null) parameters.set(linkParameters.passed, passed);
  if (clock.frozen) parameters.set(linkParameters.frozen, '1');
  if (changes !== null) parameters.set(linkParameters.changes, changes);
  return url.href;
}
