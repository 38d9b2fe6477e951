import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $storage, memoryStorage } from '@/shared/lib';
import { deviceName, identifyDeviceFx } from './device';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1', 'Safari, iPhone'],
  ['curl/8', ''],
])('%s is %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a browser keeps its device id, and another browser has its own', async () => {
  const identify = async (storage = memoryStorage()) => {
    const done = await allSettled(identifyDeviceFx, { scope: fork({ values: [[$storage, storage]] }) });
    return done.status === 'done' ? done.value.id : expect.fail(String(done.value));
  };
  const storage = memoryStorage();
  const [first, again, other] = [await identify(storage), await identify(storage), await identify()];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([again, other === first]).toEqual([first, false]);
});
