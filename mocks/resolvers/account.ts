import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { banners } from '@fixtures/banners';
import { currencies } from '@fixtures/currencies';
import { personaPassword } from '@fixtures/personas';
import { totalsOf } from '../exchange/markets';
import { loginData } from './loginData';
import { implement } from './implement';

export const accountCalls = implement(account, {
  login: ({ body, connection, world, fail }) => {
    const user = world.people.byLogin(body.loginName);
    if (user === null || body.password !== personaPassword) return fail(code.wrongCredentials, 'wrongCredentials');
    if (user.isFrozen) return fail(code.accountFrozen, 'accountFrozen');
    connection.login(user.fid);
    world.inbox.write({ owner: user.fid, notice: 'loggedIn', at: world.now, values: { device: 'this device' } });
    return loginData(user);
  },
  logout: ({ connection }) => {
    connection.logout();
    return null;
  },
  overview: ({ user, world }) => totalsOf(world.market, world.now, world.ledger.holdings(user.fid)),
  currencyList: () => currencies.map(({ id, currencyCode, symbol }) => ({ id, currencyCode, symbol })),
  listBanner: ({ world, language }) =>
    banners(world.startedAt).map(({ title, content, ...banner }) => ({ ...banner, title: title[language], content: content[language] })),
});
