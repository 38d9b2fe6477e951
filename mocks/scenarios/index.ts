import { basics } from './basics';
import { identityScenarios } from './identity';
import { messages } from './messages';
import type { Scenario } from './scenario';
import { transfers } from './transfers';
import { web3Scenarios } from './web3';

export type { Scenario } from './scenario';

/** Every scenario by the name that links use. */
export const scenarios = { ...basics, ...transfers, ...messages, ...identityScenarios, ...web3Scenarios } as const satisfies Record<
  string,
  Scenario
>;
export type ScenarioName = keyof typeof scenarios;
export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
/** The names, in the order they are offered. */
export const scenarioNames = Object.keys(scenarios).filter(isScenarioName);
