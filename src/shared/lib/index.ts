export { $clock, clockOf, nowFx, type Clock, type Unsubscribe } from './clock';
export { delay, type DelayOptions } from './delay';
export { $device, $prefersReducedMotion, type Device } from './device';
export { mediaQuery } from './mediaQuery';
export { $storage, $tabStorage, persist, readStored } from './persist';
export { manualClock, type ManualClock } from './manualClock';
export { $isStarted, $isVisible, appStopped, appStarted, subscribeWhileActive } from './lifecycle';
export { LoadError, loadFailureText, loadModule } from './loadModule';
export { $isOnline, cameOnline } from './online';
export { retry, type RetryOptions } from './retry';
export { localStorageAdapter, memoryStorage, tabStorageAdapter, type MemoryStorage, type StorageAdapter } from './storage';
export {
  deskLayouts,
  recentlyViewedLength,
  RecentSearch,
  searchHistoryLength,
  storageKeys,
  type StorageKey,
  type StorageRow,
  type Stored,
} from './storageKeys';
export { eachOf } from './eachOf';
export { whenIdle } from './whenIdle';
