import { scenarioNames, scenarios } from '../scenarios';

/** The states one can choose, with what to look at and where (without the language segment). */
export const scenarioChoices = scenarioNames
  .map((name) => ({ name, ...scenarios[name] }))
  .map(({ name, title, look, address, persona }) => ({ name, title, look, address, persona }));
