import { loginResult, type SecurityCodes } from '@/contract/account';
import { demoCode, personaIds, personaPassword, personas, personaTradePassword } from '@fixtures/personas';
import type { Device } from './logins';
import type { User } from '../users/records';
import type { UsersContext } from '../users/context';
import type { SecurityContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import { newSecuritySettings } from './secrets';
import type { Security } from './security';

type SecurityWorld = SeededWorld<SecurityContext, { readonly security: Security }>;

const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];
const laptop: Device = { id: 'laptop', name: 'Firefox, Linux' };
const phone: Device = { id: 'phone', name: 'Chrome, Android' };
const { whale, trader, vip } = personas;

/** The user of a persona. Throws if the world has none. */
export function userOf({ db }: { readonly db: UsersContext['db'] }, { login }: { readonly login: { readonly fid: number } }): User {
  const user = db.users.get(login.fid);
  if (!user) throw new RangeError(`there is no user ${login.fid}`);
  return user;
}

/** Requests and reads the codes needed for a sensitive change of a user. */
export function codesOf(world: Pick<SecurityWorld, 'security' | 'now'>, user: User): SecurityCodes {
  const { credentials, registration } = world.security;
  const codes: SecurityCodes = { googleCode: demoCode, tradePassword: personaTradePassword };
  for (const channel of credentials.requiredFactors(user.fid)) {
    if (channel === 'google') continue;
    registration.sendCode({ purpose: 'security', channel, user }, world.now);
    codes[channel === 'email' ? 'emailCode' : 'phoneCode'] = demoCode;
  }
  return codes;
}

const login = (
  persona: { readonly login: { readonly fid: number } },
  beforeMs: number,
  device: Device,
  isOk = true,
): SeedAction<SecurityWorld> => ({
  beforeMs,
  act: (world) => void world.security.logins.record(userOf(world, persona), device, isOk ? loginResult.ok : loginResult.failed, world.now),
});

function setUpWhaleSecurity(world: SecurityWorld): void {
  const user = userOf(world, whale);
  const { changes, registration } = world.security;
  const number = '+15550100161';
  registration.sendCode({ purpose: 'bind', channel: 'phone', receiver: number, user }, world.now);
  changes.bind(user.fid, 'phone', number, demoCode, codesOf(world, user), world.now);
  const trade = { newTradePassword: personaTradePassword, loginPassword: personaPassword };
  changes.tradePassword(user.fid, { ...codesOf(world, user), ...trade }, false, world.now);
  changes.antiPhishing(user.fid, 'BlueWhale', codesOf(world, user), false, world.now);
}

/** Sets every persona's password; new users registered a minute ago. */
function openAccounts({ db, seed, now, startedAt }: SecurityWorld): void {
  for (const id of personaIds) {
    const { login, isNew } = personas[id];
    if (login === null) continue;
    const registeredAt = isNew ? startedAt - minuteMs : now;
    db.securitySettings.insert(newSecuritySettings(seed, { fid: login.fid, loginName: login.name }, personaPassword, registeredAt));
  }
}

/** The seeded logins and their locations, and the security settings of the whale. */
export const securityActions: readonly SeedAction<SecurityWorld>[] = [
  { beforeMs: 30 * dayMs, act: openAccounts },
  { beforeMs: 29 * dayMs, act: setUpWhaleSecurity },
  ...[28, 24, 20, 17, 13, 9, 6, 4, 2, 1].flatMap((days) => [
    login(trader, days * dayMs - 2 * hourMs, laptop),
    login(whale, days * dayMs - 5 * hourMs, days % 2 === 0 ? laptop : phone),
  ]),
  login(trader, 11 * dayMs, phone),
  login(trader, 3 * dayMs + hourMs, phone, false),
  login(trader, 3 * dayMs, phone),
  login(vip, 5 * dayMs, laptop),
];
