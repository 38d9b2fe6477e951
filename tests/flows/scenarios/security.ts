import { expect } from 'vitest';
import { account } from '@/contract/account';
import { capital, withdrawalState } from '@/contract/capital';
import { compare } from '@/contract/decimal';
import { spot } from '@/contract/spot';
import { demoCode, personaPassword, personas } from '@fixtures/personas';
import type { securityScenarios } from '@mocks/scenarios/security';
import { imageToken } from '@tests/support/exchange/examples/securityCodes';
import { btcUsdt, dayMs, expectMessage, expectRefusal, usdt, withdrawal, type Flow, type Proofs } from './proof';

const login = { loginName: personas.trader.login.name, password: personaPassword };
const transfer = { body: { amount: '10', coinId: usdt, coinName: 'USDT', type: 25 } };

/** Asserts that withdrawals are locked for one day. */
async function expectLock(flow: Flow): Promise<void> {
  expect((await flow.ask(capital.withdrawCheck, {})).lockedUntil).toBe(flow.now() + dayMs);
  await expectRefusal(flow, 'withdrawalLocked', capital.withdraw, await withdrawal(flow));
}

export const securityProofs: Proofs<typeof securityScenarios> = {
  'new-device': async (flow) => {
    await expectMessage(flow, /Login from a new device/);
    await expectLock(flow);
  },
  'frozen-account': async (flow) => {
    const { ask } = flow;
    expect(await ask(account.queryAccount, {})).toMatchObject({ isFrozen: true });
    expect(compare((await ask(account.overview, {})).totalUsdt ?? '0', '3000')).toBe(1);
    await expectRefusal(flow, 'transferBlocked', capital.submitTransfer, transfer);
    await expectRefusal(flow, 'accountFrozen', capital.withdraw, await withdrawal(flow));
    await expectRefusal(flow, 'accountFrozen', spot.placeOrder, {
      body: { tradeId: btcUsdt, side: 'buy', type: 'market', turnover: '10' },
    });
  },
  'second-factor': async (flow) => {
    await expectRefusal(flow, 'factorMissing', account.login, { body: login });
    expect(await flow.ask(account.login, { body: { ...login, googleCode: demoCode } })).toMatchObject({ fid: personas.trader.login.fid });
  },
  'authenticator-on': async ({ ask, ...flow }) => {
    expect(await ask(account.securitySetting, {})).toMatchObject({ isGoogleBound: true });
    const wrong = { loginPassword: personaPassword, recoveryCode: 'AAAA-AAAA' };
    await expectRefusal({ ask, ...flow }, 'codeWrong', account.recoverGoogle, { body: wrong });
  },
  'last-recovery-code': async (flow) => {
    const codesLeft = async () => (await flow.ask(account.precheck, { body: { purpose: 'security' } })).recoveryCodesLeft;
    const codes = async () => {
      await flow.ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
      return { emailCode: demoCode };
    };
    expect(await codesLeft()).toBe(1);
    const issued = await flow.ask(account.recoveryCodes, { body: { ...(await codes()), googleCode: demoCode } });
    const change = { body: { item: 'google', ...(await codes()), recoveryCode: issued.codes[0] ?? '' } } as const;
    await flow.ask(account.modifySafetyCheck, change);
    expect(await codesLeft()).toBe(7);
    await codes();
    await expectRefusal(flow, 'codeWrong', account.modifySafetyCheck, change);
    const setting = { isWhitelistOn: true, emailCode: demoCode, recoveryCode: issued.codes[1] };
    await expectRefusal(flow, 'factorMissing', capital.editAddressSetting, { body: setting });
  },
  'recovery-locked': async (flow) => {
    const body = { loginPassword: personaPassword, recoveryCode: 'AAAA-AAAA' };
    await expectRefusal(flow, 'recoveryLocked', account.recoverGoogle, { body });
    await flow.ask(account.applyForSafetyItem, { body: { item: 'google', loginPassword: personaPassword } });
    flow.later(900_000);
    await expectRefusal(flow, 'codeWrong', account.recoverGoogle, { body });
  },
  'proof-locked': async (flow) => {
    const lock = { factor: 'google', left: 0, lockedUntil: flow.now() + 900_000 };
    const precheck = () => flow.ask(account.precheck, { body: { purpose: 'security' } });
    expect((await precheck()).tries).toContainEqual(lock);
    await flow.ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
    const codes = { item: 'google', emailCode: demoCode, googleCode: demoCode } as const;
    await expectRefusal(flow, 'proofLocked', account.modifySafetyCheck, { body: codes });
    const lost = { body: { item: 'google', loginPassword: personaPassword } } as const;
    await expectRefusal(flow, 'passwordLocked', account.applyForSafetyItem, lost);
    flow.later(900_000);
    expect((await precheck()).lockedUntil).toBeNull();
    await flow.ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
    expect((await flow.ask(account.modifySafetyCheck, { body: codes })).pass).not.toBe('');
    await flow.ask(account.applyForSafetyItem, lost);
  },
  'new-location': async ({ ask }) => {
    const name = 'Edge, Windows';
    expect((await ask(account.devices, {})).filter(({ isNewRegion }) => isNewRegion)).toMatchObject([{ name }]);
    expect((await ask(account.loginLogs, {})).list[0]).toMatchObject({ device: name, isNewRegion: true, isNewDevice: true });
    await ask(account.logoutDevice, { body: {} });
    expect(await ask(account.devices, {})).toHaveLength(1);
  },
  'other-devices': async ({ ask }) => {
    const names = async () => (await ask(account.devices, {})).map(({ name, isCurrent }) => (isCurrent ? 'here' : name));
    expect(await names()).toEqual(['here', 'Firefox, Linux', 'Chrome, Android']);
    const laptop = (await ask(account.devices, {}))[1]?.id;
    await ask(account.logoutDevice, { body: { id: laptop } });
    expect(await names()).toEqual(['here', 'Chrome, Android']);
    await ask(account.logoutDevice, { body: {} });
    expect(await names()).toEqual(['here']);
  },
  'login-locked': async (flow) => {
    await expectRefusal(flow, 'accountLocked', account.login, { body: login });
    const { lockedUntil } = await flow.ask(account.precheck, { body: { loginName: login.loginName } });
    expect(lockedUntil).toBe(flow.now() + 900_000);
    flow.later(900_000);
    expect(await flow.ask(account.login, { body: login })).toMatchObject({ fid: personas.trader.login.fid });
  },
  'code-used-up': async (flow) => {
    const { loginName } = login;
    await expectRefusal(flow, 'codeExpired', account.resetPasswordCheck, { body: { loginName, code: demoCode } });
    flow.later(60_000);
    const body = { purpose: 'resetPassword', channel: 'email', receiver: loginName } as const;
    await flow.ask(account.sendValidCode, { body: { ...body, imageToken: await imageToken(flow.ask) } });
    expect((await flow.ask(account.resetPasswordCheck, { body: { loginName, code: demoCode } })).pass).not.toBe('');
  },
  'password-changed': async (flow) => {
    await expectRefusal(flow, 'wrongCredentials', account.login, { body: login });
    await flow.ask(account.login, { body: { ...login, password: 'Changed-2026' } });
    await expectLock(flow);
  },
  'factor-lost': async (flow) => {
    await expectRefusal(flow, 'factorMissing', account.login, { body: login });
    flow.later(dayMs);
    expect(await flow.ask(account.login, { body: login })).toMatchObject({ fid: personas.trader.login.fid });
  },
  'whale-vip15': async ({ ask }) => {
    expect(compare((await ask(account.overview, {})).totalUsdt ?? '0', '100000000')).toBe(1);
    expect(await ask(spot.tradingFee, {})).toMatchObject({ vipLevel: 15 });
    expect((await ask(capital.depositRecords, { query: { state: 0 } })).totalCount).toBeGreaterThan(0);
    const review = (await ask(capital.withdrawalRecords, { query: { state: withdrawalState.review } })).list;
    expect(review.some(({ coinName, amount }) => coinName === 'BTC' && compare(amount, '5') > 0)).toBe(true);
  },
};
