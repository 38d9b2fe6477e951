import type { PersonaId } from '@fixtures/personas';
import { basics } from './basics';
import { copying } from './copy';
import { liveRooms } from './live';
import { conversionScenarios } from './conversion';
import { contractScenarios } from './contracts';
import { fundsScenarios } from './funds';
import { identityScenarios } from './identity';
import { inverseScenarios } from './inverse';
import { marginScenarios } from './margin';
import { marketScenarios } from './market';
import { messages } from './messages';
import { mockScenarios } from './mockTrading';
import { payScenarios } from './pay';
import { premarketScenarios } from './premarket';
import type { Scenario } from './scenario';
import { securityScenarios } from './security';
import { siteScenarios } from './site';
import { spotScenarios } from './spot';
import { transfers } from './transfers';
import { web3Scenarios } from './web3';

export type { Scenario } from './scenario';

/** Every scenario by the name that links use. */
export const scenarios = {
  ...basics,
  ...siteScenarios,
  ...marketScenarios,
  ...spotScenarios,
  ...premarketScenarios,
  ...marginScenarios,
  ...contractScenarios,
  ...inverseScenarios,
  ...mockScenarios,
  ...transfers,
  ...messages,
  ...fundsScenarios,
  ...payScenarios,
  ...conversionScenarios,
  ...securityScenarios,
  ...identityScenarios,
  ...web3Scenarios,
  ...copying,
  ...liveRooms,
} as const satisfies Record<string, Scenario>;
/** When a scenario begins that is to begin at `present`: then, unless its hour matters. */
export const momentOf = (name: ScenarioName, present: number): number => {
  const { moment }: Scenario = scenarios[name];
  return moment ? moment(present) : present;
};
/** Says that somebody looks at a scenario which is about somebody else; null where they see it. */
export function cautionOf(name: ScenarioName, persona: PersonaId | null): string | null {
  const { persona: about, isForAll = about === 'visitor' }: Scenario = scenarios[name];
  return isForAll || persona === about ? null : `the scenario ${name} is about ${about}; ${persona ?? 'this user'} does not see it`;
}
export type ScenarioName = keyof typeof scenarios;
export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
/** The names, in the order they are offered. */
export const scenarioNames = Object.keys(scenarios).filter(isScenarioName);
