export { demoPassword, personaChoices, scenarioChoices } from './choices';
export { control } from './endpoints';
export { linkAs, linkTo } from './link';
export { controlPrefix } from '../wire/controlPaths';
export { SimulationStatus, type LogEntry, type SavePoint } from './schema';
export type { FaultRequest, FaultRule } from '../faults/rule';
