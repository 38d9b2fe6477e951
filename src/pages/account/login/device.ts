import { attach } from 'effector';
import { $storage, readStored } from '@/shared/lib';
import { lateStorageKeys } from '@/shared/lib/lateStorageKeys';

/** This browser as it introduces itself at a login: an id of its own, the same every time, and a name people recognise. */
export const introducedFx = attach({
  source: $storage,
  effect: (storage) => {
    const { deviceId } = lateStorageKeys;
    const id = readStored(storage, deviceId) ?? newId();
    storage.write(deviceId.name, JSON.stringify(id));
    return { id, name: typeof navigator === 'undefined' ? '' : deviceName(navigator.userAgent) };
  },
});

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Browser and system of a user agent in words, as in `Firefox, Linux`; empty where neither is known. */
export function deviceName(userAgent: string): string {
  const known = (names: readonly (readonly [RegExp, string])[]) => names.find(([mark]) => mark.test(userAgent))?.[1];
  return [known(browsers), known(systems)].filter((word) => word !== undefined).join(', ');
}

// In this order: most browsers also claim to be the ones below them.
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;
