import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { copyTrading } from '@/contract/copyTrading';
import { identity } from '@/contract/identity';
import { inmail } from '@/contract/inmail';
import { live } from '@/contract/live';
import { task } from '@/contract/task';
import { web3 } from '@/contract/web3';
import type { CallInput, Endpoint } from '@/contract/endpoint';
import { companyForms, standardForm } from '@fixtures/identityForms';
import type { PersonaId } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openFlow } from './flow';

/** A call, its persona, and the message it is refused with. */
const refusal = <E extends Endpoint>(as: PersonaId, endpoint: E, input: CallInput<E>, msg: string) => ({
  name: `${endpoint.id}: ${msg}`,
  expectRefusal: async () => {
    const { refused } = openFlow({ persona: as });
    expect(await refused(endpoint, input)).toMatchObject({ code: code.badRequest.code, msg });
  },
});
const nadia = standardForm('Nadia', 'Sorel', 'X1234567');
const invisibleCharacters = 'contains invisible characters';
const receiver = 'not a phone number with its country code';

test.each([
  refusal('liveHost', live.createRoom, { body: { title: '   ', lang: 'en_US' } }, 'body.title: is shorter than 1'),
  refusal('liveHost', live.createRoom, { body: { title: 'Hello', lang: 'xx_XX' } }, 'body.lang: is not a language of the site'),
  refusal('trader', live.sendMessage, { body: { roomId: 1, text: 'a\u0000' } }, `body.text: ${invisibleCharacters}`),
  refusal('trader', copyTrading.applyForTrader, { body: { nickname: '\u202Esamot' } }, `body.nickname: ${invisibleCharacters}`),
  refusal('leadTrader', copyTrading.traderSettingV2, { body: { contracts: ['a'] } }, 'body.contracts: there is no perpetual contract a'),
  refusal('leadTrader', copyTrading.traderSettingV2, { body: { profitShare: '-0' } }, 'body.profitShare: not 0 to 30 percent'),
  refusal('newUser', identity.standardApply, { body: { ...nadia, birthDate: '0001-01-01' } }, 'body.birthDate: is before 1900-01-01'),
  refusal(
    'kycAdvanced',
    identity.saveCompanyBasicInfo,
    { body: { ...companyForms.basicInfo, website: 'javascript:alert(1)' } },
    'body.website: not a web address',
  ),
  refusal('trader', inmail.messageStatus, { body: { rangeType: 1 } }, 'body.messageId: is missing'),
  refusal('trader', task.list, { query: { pageSize: 0 } }, 'query.pageSize: is below 1'),
  refusal('web3Wallet', web3.updateConfig, { body: { assetChainIndex: '999999' } }, 'body.assetChainIndex: is not a chain of the wallet'),
  refusal(
    'visitor',
    account.sendValidCode,
    { body: { purpose: 'register', channel: 'phone', receiver: 'a@b.example' } },
    `body.receiver: ${receiver}`,
  ),
  refusal(
    'visitor',
    account.sendValidCode,
    { body: { purpose: 'bind', channel: 'email', receiver: 'a@b.example' } },
    'body.purpose: a visitor has no account to protect',
  ),
  refusal(
    'visitor',
    account.precheck,
    { body: { loginName: 'a@b' } },
    'body.loginName: neither an e-mail address nor a phone number with its country code',
  ),
])('$name', ({ expectRefusal }) => expectRefusal());

test('a misspelled control is refused and resets nothing', async () => {
  const { ask, refused } = openFlow({ persona: 'vip' });
  const misspelled = { frozen: true, scenrio: 'kyc-none' };
  expect(await refused(control.reset, { body: misspelled })).toMatchObject({ msg: 'body: unknown field "scenrio"' });
  expect(await refused(control.clock, { body: misspelled })).toMatchObject({ msg: 'body: unknown field "scenrio"' });
  expect(await refused(control.schedule, { query: { limit: -1 } })).toMatchObject({ msg: 'query.limit: is below 0' });
  expect((await ask(control.status, {})).persona).toBe('vip');
});

test('a page of tasks has the requested size', async () => {
  const { ask } = openFlow({ persona: 'newUser' });
  const all = (await ask(task.list, {})).newbieTasks;
  expect((await ask(task.list, { query: { pageSize: 2 } })).newbieTasks).toEqual(all.slice(0, 2));
});
