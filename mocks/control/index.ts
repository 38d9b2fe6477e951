export { demoPassword, personaChoices } from './choices';
export { control } from './endpoints';
export { linkAs, linkTo, panelParameters } from './link';
export { controlPrefix } from '../wire/controlPaths';
export { mask } from './masks';
export { SimulationStatus, type ScenarioRow, type LogEntry, type SavePoint } from './schema';
export { everywhere, type FaultRequest, type FaultRule } from '../faults/rule';
