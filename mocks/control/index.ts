export { demoPassword, personaChoices } from './choices';
export { control } from './endpoints';
export { linkAs, linkTo } from './link';
export { controlPrefix } from '../wire/controlPaths';
export { SimulationStatus, type ScenarioRow, type LogEntry, type SavePoint } from './schema';
export { everywhere, type FaultRequest, type FaultRule } from '../faults/rule';
