import { loginResult, type CodePurpose } from '@/contract/account';
import { identityStatus, identityType } from '@/contract/identity';
import { BusinessError } from '../../businessError';
import type { SecurityContext } from './context';
import { newUser } from '../users/users';
import type { User } from '../users/records';
import type { Credentials, Proof } from './credentials';
import type { Logins } from './logins';
import type { FailedTries } from './failedTries';
import type { Challenges, CodeSending } from './challenges';
import { digestOf, newSecuritySettings } from './secrets';

/** A request for a verification code; `user` is the logged-in user. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly channel: 'email' | 'phone';
  readonly receiver?: string | undefined;
  /** For a login: the account whose bound contact receives the code. */
  readonly loginName?: string | undefined;
  readonly imageToken?: string | undefined;
  readonly user: User | null;
}

/** Account actions of visitors. All methods throw `BusinessError` if refused. */
export interface Registration {
  /** Sends a code; returns the receiver and when the next code may follow. A visitor must solve a captcha first. */
  sendCode(request: CodeRequest, at: number): CodeSending & { readonly receiver: string };
  /** Refuses a name that is taken. */
  checkName(loginName: string): void;
  checkCode(loginName: string, code: string, at: number): void;
  register(form: { loginName: string; code: string; password: string }, at: number): User;
  /** Issues the pass to set a new password. */
  checkReset(form: { loginName: string; code: string } & Pick<Proof, 'googleCode' | 'recoveryCode'>, at: number): string;
  reset(form: { pass: string; password: string }, at: number): void;
}

/** Added to an id to form the UID of a registered user, above those of personas and bots. */
const firstFid = 8_810_000;

export function createRegistration(
  { db, seed, eventBus, nextId }: SecurityContext,
  challenges: Challenges,
  credentials: Credentials,
  logins: Pick<Logins, 'record'>,
  tries: FailedTries,
): Registration {
  const checkName = (loginName: string) => {
    if (credentials.findUser(loginName)) throw new BusinessError('accountTaken');
  };
  const requireUser = (loginName: string): User => {
    const user = credentials.findUser(loginName);
    if (!user) throw new BusinessError('accountUnknown');
    return user;
  };
  const receiverOf = ({ purpose, channel, receiver = '', loginName = '', user }: CodeRequest): string => {
    if (purpose === 'login') return credentials.boundValue(requireUser(loginName).fid, channel);
    if (purpose === 'security') return user ? credentials.boundValue(user.fid, channel) : '';
    if (purpose === 'resetPassword') requireUser(receiver);
    else checkName(receiver);
    return receiver.toLowerCase();
  };

  return {
    sendCode: (request, at) => {
      const receiver = receiverOf(request);
      if (receiver === '') throw new BusinessError('securityItemUnbound');
      if (request.user === null) challenges.consumeImageToken(request.imageToken, at);
      return { receiver, ...challenges.send(request.purpose, receiver, at) };
    },
    checkName,
    checkCode: (loginName, code, at) => {
      checkName(loginName);
      challenges.check('register', loginName, code, at);
    },
    register: ({ loginName, code, password }, at) => {
      checkName(loginName);
      challenges.check('register', loginName, code, at);
      challenges.consumeCode('register', loginName);
      const fid = firstFid + nextId();
      const user = db.users.insert({
        ...newUser({ fid, loginName, fnickname: `User${fid}` }),
        identity: [{ identityType: identityType.standard, identityStatus: identityStatus.notIdentified }],
      });
      db.securitySettings.insert(newSecuritySettings(seed, user, password, at));
      eventBus.emit('registered', { owner: fid, at });
      logins.record(user, undefined, loginResult.ok, at);
      return user;
    },
    checkReset: ({ loginName, code, googleCode, recoveryCode }, at) => {
      const { fid } = requireUser(loginName);
      challenges.check('resetPassword', loginName, code, at);
      credentials.proveGoogle(fid, googleCode, at, recoveryCode);
      challenges.consumeCode('resetPassword', loginName);
      return challenges.issuePass('reset', fid, at);
    },
    reset: ({ pass, password }, at) => {
      const fid = Number.parseInt(challenges.consumePass('reset', pass, at), 10);
      if (credentials.isLoginPassword(fid, password)) throw new BusinessError('passwordUsed');
      credentials.change(fid, { passwordDigest: digestOf(seed, 'login', fid, password), passwordChangedTime: at });
      credentials.lock(fid, at);
      const { email, phone } = credentials.of(fid);
      for (const name of [email, phone]) tries.clear(name);
      for (const { key } of db.sessions.find({ where: { fid } }).list) db.sessions.remove(key);
      eventBus.emit('passwordChanged', { owner: fid, at });
    },
  };
}
