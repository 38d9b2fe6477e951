import type { ScenarioName } from './scenarios';

/** What an exchange is seeded with, and what scenario it shows, where nobody asks for another. */
export const defaultSeed = 'exchange';
export const defaultScenario = 'calm' satisfies ScenarioName;

/** When one begins that is to begin now: at the full minute. */
export const presentMinute = (present: number): number => present - (present % 60_000);
