export { indexedDbStorage } from './indexedDbStorage';
export { joinHost } from './joinHost';
export type { Host, HostOptions, WorldChange } from './joinHost';
export type { Trouble } from './keeper';
export { memoryStorage } from './saved';
export type { WorldStorage } from './saved';
export type { HostedWorld, OpenWorld } from './takeUp';
