import type { ScenarioName } from './scenarios';

/** The default seed and scenario of an exchange. */
export const defaultSeed = 'exchange';
export const defaultScenario = 'calm' satisfies ScenarioName;

/** The start of an exchange that begins now: the current full minute. */
export const presentMinute = (present: number): number => present - (present % 60_000);
