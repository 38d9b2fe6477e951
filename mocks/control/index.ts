export { createMatcher } from '../wire/match';
export { demoCode, demoPassword, personaChoices, sectorChoices } from './choices';
export { siteModules } from '../exchange/site/records';
export { codeFault } from './codeFault';
export { control } from './endpoints';
export {
  displayChoices,
  linkAs,
  linkWithDisplay,
  linkInWorld,
  linkToState,
  linkToCode,
  linkToFault,
  linkToScenario,
  panelParameters,
  type Display,
} from './link';
export { controlPrefix } from '../wire/controlPaths';
export { fromBase64Url, encodeWithChecksum, toBase64Url, decodeWithChecksum, type DecodeProblem } from './checksummedText';
export { Finding, Conformance, keyOfFinding, meanScore } from './drift/conformance';
export type { ApiEndpoint, LiveCallRecord } from './liveSchema';
export { maskedText } from './masks';
export {
  SimulationStatus,
  type ErrorCatalogue,
  type ScenarioRow,
  type LogEntry,
  type SaveComparison,
  type SavePoint,
  type Upcoming,
} from './schema';
export type { MarketIntervention } from '../exchange/market/records';
export type { ScenarioArea } from '../scenarios';
export { allTargets, FaultRequest, isSameFault, type FaultRule } from '../faults/rule';
