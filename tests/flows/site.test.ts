import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { config, moduleState } from '@/contract/config';
import { spot } from '@/contract/spot';
import { demoCode } from '@fixtures/personas';
import { control } from '@mocks/control';
import { imageToken } from '@tests/support/exchange/examples/securityCodes';
import { openFlow } from './flow';

test('a registration increases the number of users of the platform', async () => {
  const { ask } = openFlow({ persona: 'visitor' });
  const users = async () => (await ask(config.platform, {})).userCount ?? 0;
  const before = await users();
  const loginName = 'ines@demo.example';
  await ask(account.sendValidCode, {
    body: { purpose: 'register', channel: 'email', receiver: loginName, imageToken: await imageToken(ask) },
  });
  await ask(account.register, { body: { loginName, code: demoCode, password: 'Another-2027' } });
  expect(await users()).toBe(before + 1);
});

test('a control closes a module and reopens it, and orders are refused meanwhile', async () => {
  const { ask, refused } = openFlow();
  const order = { body: { tradeId: 1001, side: 'buy', type: 'market', turnover: '10' } } as const;
  const state = async () => (await ask(config.site, {})).modules.find(({ module }) => module === 'spot')?.state;
  await ask(spot.placeOrder, order);
  expect(await ask(control.maintenance, { body: { module: 'spot', isOn: true } })).toMatchObject({ underMaintenance: ['spot'] });
  expect(await state()).toBe(moduleState.maintenance);
  expect(await refused(spot.placeOrder, order)).toMatchObject({ code: 30401 });
  await ask(control.maintenance, { body: { module: 'spot', isOn: false } });
  expect([await state(), (await ask(spot.placeOrder, order)).state]).toEqual([moduleState.open, 'filled']);
});

test('a control sets the region of visitors, which the exchange may restrict', async () => {
  const { ask } = openFlow({ persona: 'visitor' });
  expect(await ask(config.compliance, {})).toEqual({ isRestricted: false, region: 'SG', notice: '' });
  await ask(control.region, { body: { region: 'KP' } });
  expect(await ask(config.compliance, {})).toMatchObject({ isRestricted: true, region: 'KP' });
  await ask(control.region, { body: { region: 'JP' } });
  expect(await ask(control.site, {})).toEqual({ underMaintenance: [], region: 'JP', isRestricted: false });
});
