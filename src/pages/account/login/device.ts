import { attach } from 'effector';
import { $storage, readStored } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';

/** Identifies this browser at login by a persistent random id and a readable name. */
export const identifyDeviceFx = attach({
  source: $storage,
  effect: (storage) => {
    const { deviceId } = pageStorageKeys;
    const id = readStored(storage, deviceId) ?? newId();
    storage.write(deviceId.name, JSON.stringify(id));
    return { id, name: typeof navigator === 'undefined' ? '' : deviceName(navigator.userAgent) };
  },
});

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Readable browser and system of a user agent, as in `Firefox, Linux`; empty if neither is known. */
export function deviceName(userAgent: string): string {
  const firstMatch = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [firstMatch(browsers), firstMatch(systems)].filter((name) => name !== undefined).join(', ');
}

// Order matters: most browsers also claim to be those listed after them.
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
