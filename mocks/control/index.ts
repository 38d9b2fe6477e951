import type { PersonaId } from '@fixtures/personas';
import { linkParameters } from '../http/link';
import type { SimulationStatus } from './schema';

export { demoPassword, personaChoices, scenarioChoices } from './choices';
export { control } from './endpoints';
export { controlPrefix } from './prefix';
export { SimulationStatus, type LogEntry, type SavePoint } from './schema';
export type { FaultRequest, FaultRule } from '../faults/rule';

/** The link that opens this address as a persona, in the exchange as it is: the other tabs stay who they are. */
export function linkAs(persona: PersonaId, address: string): string {
  const url = new URL(address);
  url.searchParams.set(linkParameters.as, persona);
  return url.href;
}

/** The link that puts the simulated exchange into the state it stands in, at this address: configuration, person and instant. Somebody who is no persona is not part of it. */
export function linkTo(
  { scenario, persona, seed, clock }: Pick<SimulationStatus, 'scenario' | 'persona' | 'seed' | 'clock'>,
  address: string,
): string {
  const url = new URL(address);
  const parameters = url.searchParams;
  parameters.set(linkParameters.scenario, scenario);
  if (persona === null) parameters.delete(linkParameters.persona);
  else parameters.set(linkParameters.persona, persona);
  parameters.set(linkParameters.seed, seed);
  parameters.set(linkParameters.clock, new Date(clock.at).toISOString());
  if (clock.frozen) parameters.set(linkParameters.frozen, '1');
  return url.href;
}
