import type { PersonaId } from '@fixtures/personas';
import { apiKeyScenarios } from './apiKeys';
import { basics } from './basics';
import { copyScenarios } from './copy';
import { liveScenarios } from './live';
import { conversionScenarios } from './conversion';
import { contractScenarios } from './contracts';
import { fundsScenarios } from './funds';
import { identityScenarios } from './identity';
import { inverseScenarios } from './inverse';
import { marginScenarios } from './margin';
import { marketScenarios } from './market';
import { messageScenarios } from './messages';
import { mockScenarios } from './mockTrading';
import { payScenarios } from './pay';
import { premarketScenarios } from './premarket';
import type { Scenario } from './scenario';
import { securityScenarios } from './security';
import { siteScenarios } from './site';
import { spotScenarios } from './spot';
import { thinContractBooks, thinPairBooks } from './thinBooks';
import { transferScenarios } from './transfers';
import { web3Scenarios } from './web3';

export type { Scenario } from './scenario';

/** The scenarios by area of the exchange, in display order. */
const areas = {
  basics,
  site: siteScenarios,
  market: marketScenarios,
  spot: { ...spotScenarios, ...thinPairBooks },
  premarket: premarketScenarios,
  margin: marginScenarios,
  contracts: { ...contractScenarios, ...thinContractBooks },
  inverse: inverseScenarios,
  mock: mockScenarios,
  transfers: transferScenarios,
  messages: messageScenarios,
  funds: fundsScenarios,
  pay: payScenarios,
  conversion: conversionScenarios,
  apiKeys: apiKeyScenarios,
  security: securityScenarios,
  identity: identityScenarios,
  web3: web3Scenarios,
  copy: copyScenarios,
  live: liveScenarios,
} as const satisfies Record<string, Record<string, Scenario>>;

/** Every scenario by the name that links use. */
export const scenarios = {
  ...areas.basics,
  ...areas.site,
  ...areas.market,
  ...areas.spot,
  ...areas.premarket,
  ...areas.margin,
  ...areas.contracts,
  ...areas.inverse,
  ...areas.mock,
  ...areas.transfers,
  ...areas.messages,
  ...areas.funds,
  ...areas.pay,
  ...areas.conversion,
  ...areas.apiKeys,
  ...areas.security,
  ...areas.identity,
  ...areas.web3,
  ...areas.copy,
  ...areas.live,
} as const satisfies Record<string, Scenario>;
export type ScenarioArea = keyof typeof areas;
const isArea = (name: string): name is ScenarioArea => Object.hasOwn(areas, name);
/** The areas that have scenarios, in display order. */
const scenarioAreas = Object.keys(areas).filter(isArea);
/** The area of the exchange that a scenario belongs to. */
export const areaOf = (name: ScenarioName): ScenarioArea => scenarioAreas.find((area) => Object.hasOwn(areas[area], name)) ?? 'basics';
/** The start time of a scenario requested for `present`: `present` itself unless its time of day matters. */
export const startTimeOf = (name: ScenarioName, present: number): number => {
  const { startTime }: Scenario = scenarios[name];
  return startTime ? startTime(present) : present;
};
/** A warning that the scenario is about another persona and not visible to this one; null if it is visible. */
export function visibilityWarningOf(name: ScenarioName, persona: PersonaId | null): string | null {
  const { persona: about, isForAll = about === 'visitor' }: Scenario = scenarios[name];
  return isForAll || persona === about ? null : `the scenario ${name} applies to ${about}, not to ${persona ?? 'this user'}`;
}
export type ScenarioName = keyof typeof scenarios;
export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
/** The scenario names in display order. */
export const scenarioNames = Object.keys(scenarios).filter(isScenarioName);
