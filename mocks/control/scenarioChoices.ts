import { areaOf, scenarioNames, scenarios, type ScenarioName } from '../scenarios';
import { codeTriggers } from '../scenarios/codes';

/** The business codes that the exchange returns because of a scenario. */
const codesOf = (name: ScenarioName) =>
  name === 'calm' ? [] : codeTriggers.filter(({ scenario }) => scenario === name).map(({ code }) => code);

/** The available scenarios with what to look at and where (without the language segment). */
export const scenarioChoices = scenarioNames.map((name) => {
  const { title, instructions, address, persona } = scenarios[name];
  return { name, title, instructions, address, persona, area: areaOf(name), codes: codesOf(name) };
});
