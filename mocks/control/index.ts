import { personaPassword, personas } from '@fixtures/personas';
import { linkParameters } from '../http/link';
import { scenarioNames, scenarios } from '../scenarios';
import type { SimulationStatus } from './schema';

export { control } from './endpoints';
export { controlPrefix } from './prefix';
export { SimulationStatus, type LogEntry, type SavePoint } from './schema';
export type { FaultRequest, FaultRule } from '../faults/rule';

/** Who one can be, for choosing; `loginName` is null for somebody without an account. */
export const personaChoices = Object.values(personas).map(({ id, title, login }) => ({ id, title, loginName: login?.name ?? null }));
/** The password of every persona. */
export const demoPassword = personaPassword;
/** The states one can choose, with what to look at and where (without the language segment). */
export const scenarioChoices = scenarioNames
  .map((name) => ({ name, ...scenarios[name] }))
  .map(({ name, title, look, address, persona }) => ({ name, title, look, address, persona }));

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
