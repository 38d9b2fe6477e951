import { personaPassword, personas } from '@fixtures/personas';
import { scenarioNames, scenarios } from '../scenarios';

/** Who one can be, for choosing; `loginName` is null for somebody without an account. */
export const personaChoices = Object.values(personas).map(({ id, title, login }) => ({ id, title, loginName: login?.name ?? null }));
/** The password of every persona. */
export const demoPassword = personaPassword;
/** The states one can choose, with what to look at and where (without the language segment). */
export const scenarioChoices = scenarioNames
  .map((name) => ({ name, ...scenarios[name] }))
  .map(({ name, title, look, address, persona }) => ({ name, title, look, address, persona }));
