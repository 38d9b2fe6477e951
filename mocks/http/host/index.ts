export { joinHost } from './joinHost';
export { memoryStorage } from './hostStorage';
export type { Host, HostOptions, WorldChange } from './joinHost';
export type { StorageProblem } from './hostStore';
export type { SaveChange } from './hostStorage';
export { reasonOf } from './restore';
export type { HostedWorld } from './restore';
