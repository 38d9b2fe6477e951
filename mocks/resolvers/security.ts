import type { account } from '@/contract/account';
import { invalidField, BusinessError } from '../businessError';
import { codeTimes } from '../exchange/security/challenges';
import { maskContact } from '../exchange/security/secrets';
import type { StoredLogin } from '../exchange/security/records';
import type { World } from '../world';
import { blockersOf } from './closing';
import type { Resolvers } from './implement';
import { loginData } from './loginData';

type Calls<Name extends keyof typeof account> = Pick<Resolvers<typeof account>, Name>;

export const sessionCalls: Calls<'login' | 'logout' | 'precheck' | 'loginLogs'> = {
  login: ({ body, connection, world }) => {
    const user = world.security.logins.logIn(body, world.now);
    connection.login(user.fid);
    world.sessions.login(connection.key, user.fid, world.now, body.device);
    return loginData(user);
  },
  logout: ({ connection }) => {
    connection.logout();
    return null;
  },
  precheck: ({ body: { purpose, loginName = '', deviceId = '' }, user, world }) => {
    if (purpose === 'security' && user === null) throw noAccount();
    if (purpose !== 'security' && loginName === '') throw invalidField('body.loginName', 'is missing');
    return world.security.precheck({ purpose, loginName, deviceId, user }, world.now);
  },
  loginLogs: ({ query, user, world }) => {
    const { list, totalCount } = world.security.logins.page(user.fid, query);
    return { list: list.map(shownLogin), totalCount };
  },
};

export const registrationCalls: Calls<
  'image' | 'verifyImage' | 'sendValidCode' | 'registerCheck1' | 'registerCheck2' | 'register' | 'resetPasswordCheck' | 'resetPassword'
> = {
  image: ({ world }) => world.security.challenges.createPuzzle(world.now),
  verifyImage: ({ body: { captchaId, offset }, world }) => ({ imageToken: world.security.challenges.solve(captchaId, offset, world.now) }),
  sendValidCode: ({ body, user, world }) => {
    if ((body.purpose === 'security' || body.purpose === 'bind') && user === null) throw noAccount();
    const named = body.purpose === 'login' ? 'loginName' : 'receiver';
    if (body.purpose !== 'security' && body[named] === undefined) throw invalidField(`body.${named}`, 'is missing');
    if (body.receiver !== undefined && body.receiver.includes('@') !== (body.channel === 'email'))
      throw invalidField('body.receiver', body.channel === 'email' ? 'not an e-mail address' : 'not a phone number with its country code');
    if (body.purpose === 'register') refuseRegion(world);
    const { receiver, sendsLeft, resendTime } = world.security.registration.sendCode({ ...body, user }, world.now);
    return {
      receiver: maskContact(receiver),
      validSeconds: codeTimes.validMs / 1000,
      resendSeconds: Math.ceil((resendTime - world.now) / 1000),
      sendsLeft,
    };
  },
  registerCheck1: ({ body: { loginName }, world }) => {
    world.security.registration.checkName(loginName);
    return null;
  },
  registerCheck2: ({ body: { loginName, code }, world }) => {
    world.security.registration.checkCode(loginName, code, world.now);
    return null;
  },
  register: ({ body, connection, world }) => {
    refuseRegion(world);
    const user = world.security.registration.register(body, world.now);
    connection.login(user.fid);
    return loginData(user);
  },
  resetPasswordCheck: ({ body, world }) => ({ pass: world.security.registration.checkReset(body, world.now) }),
  resetPassword: ({ body, world }) => {
    world.security.registration.reset(body, world.now);
    return null;
  },
};

export const securityCalls: Calls<
  | 'modifyPassword'
  | 'setTradePassword'
  | 'resetTradePassword'
  | 'applyForSafetyItem'
  | 'cancelSafetyItem'
  | 'closeSafetyPrecheck'
  | 'closeSafety'
  | 'modifySafetyCheck'
  | 'validateNewEmail'
  | 'validateNewPhone'
  | 'validateNewGoogle'
  | 'googleKey'
  | 'bindEmail'
  | 'bindPhone'
  | 'bindGoogle'
  | 'setAntiPhishingCode'
  | 'modifyAntiPhishingCode'
  | 'deleteAccount'
> = {
  modifyPassword: ({ body, user, connection, world }) =>
    runWithoutData(() => world.security.changes.password(user.fid, body, connection.key, world.now)),
  setTradePassword: ({ body, user, world }) => runWithoutData(() => world.security.changes.tradePassword(user.fid, body, false, world.now)),
  resetTradePassword: ({ body, user, world }) =>
    runWithoutData(() => world.security.changes.tradePassword(user.fid, body, true, world.now)),
  applyForSafetyItem: ({ body: { item, loginPassword }, user, world }) => ({
    ...world.security.changes.requestFactorReset(user.fid, item, loginPassword, world.now),
    item,
  }),
  cancelSafetyItem: ({ body: { item }, user, world }) =>
    runWithoutData(() => world.security.changes.cancelFactorReset(user.fid, item, world.now)),
  closeSafetyPrecheck: ({ body: { item }, user, world }) => ({
    canClose: world.security.changes.canRemoveFactor(user.fid, item),
    factors: world.security.credentials.requiredFactors(user.fid),
  }),
  closeSafety: ({ body: { item, ...codes }, user, world }) =>
    runWithoutData(() => world.security.changes.removeFactor(user.fid, item, codes, world.now)),
  modifySafetyCheck: ({ body: { item, ...codes }, user, world }) => ({
    pass: world.security.changes.issueReplacePass(user.fid, item, codes, world.now),
  }),
  validateNewEmail: ({ body: { email, code, pass }, user, world }) =>
    runWithoutData(() => world.security.changes.replace(user.fid, 'email', email, code, pass, world.now)),
  validateNewPhone: ({ body: { phone, code, pass }, user, world }) =>
    runWithoutData(() => world.security.changes.replace(user.fid, 'phone', phone, code, pass, world.now)),
  validateNewGoogle: ({ body: { code, pass }, user, world }) => {
    world.security.changes.replace(user.fid, 'google', '', code, pass, world.now);
    return { codes: world.security.recovery.renew(user.fid) };
  },
  googleKey: ({ user, world }) => {
    const secret = world.security.changes.googleKey(user.fid);
    return {
      secret,
      uri: `otpauth://totp/${encodeURIComponent(`${issuer}:${user.loginName}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`,
    };
  },
  bindEmail: ({ body: { email, code, ...codes }, user, world }) =>
    runWithoutData(() => world.security.changes.bind(user.fid, 'email', email, code, codes, world.now)),
  bindPhone: ({ body: { phone, code, ...codes }, user, world }) =>
    runWithoutData(() => world.security.changes.bind(user.fid, 'phone', phone, code, codes, world.now)),
  bindGoogle: ({ body: { code, ...codes }, user, world }) => {
    world.security.changes.bind(user.fid, 'google', '', code, codes, world.now);
    return { codes: world.security.recovery.renew(user.fid) };
  },
  setAntiPhishingCode: ({ body: { antiPhishingCode, ...codes }, user, world }) =>
    runWithoutData(() => world.security.changes.antiPhishing(user.fid, antiPhishingCode, codes, false, world.now)),
  modifyAntiPhishingCode: ({ body: { antiPhishingCode, ...codes }, user, world }) =>
    runWithoutData(() => world.security.changes.antiPhishing(user.fid, antiPhishingCode, codes, true, world.now)),
  deleteAccount: ({ body, user, connection, world }) => {
    if (blockersOf(world, user.fid).length > 0) throw new BusinessError('accountNotEmpty');
    world.security.changes.closeAccount(user.fid, body, world.now);
    connection.logout();
    return null;
  },
};

/** The name under which authenticator apps list the account. */
const issuer = 'Alidade';

const noAccount = () => invalidField('body.purpose', 'a visitor has no account to protect');

/** Refuses registration in a restricted region. */
function refuseRegion({ site }: World): void {
  if (site.isRestricted()) throw new BusinessError('regionRestricted');
}

const shownLogin = ({ owner: _owner, deviceId: _deviceId, ...login }: StoredLogin) => login;

/** Runs an action that returns no data. */
function runWithoutData(act: () => void): null {
  act();
  return null;
}
