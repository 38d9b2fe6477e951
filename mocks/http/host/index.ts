export { indexedDbStorage } from './indexedDbStorage';
export { joinHost } from './joinHost';
export type { Host, WorldChange } from './joinHost';
export type { Trouble } from './keeper';
export type { SaveChange } from './saved';
export type { HostedWorld } from './takeUp';
