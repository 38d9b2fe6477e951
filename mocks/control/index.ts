export { demoPassword, personaChoices } from './choices';
export { control } from './endpoints';
export { linkAs, linkInWorld, linkTo, linkToCode, linkToFault, linkToScenario, panelParameters } from './link';
export { controlPrefix } from '../wire/controlPaths';
export { mask } from './masks';
export { SimulationStatus, type ErrorCatalogue, type ScenarioRow, type LogEntry, type SavePoint, type Upcoming } from './schema';
export type { MarketIntervention } from '../exchange/market/records';
export { everywhere, FaultRequest, isSameFault, type FaultRule } from '../faults/rule';
