import { domains } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import { personaPassword, personas } from '@fixtures/personas';
import type { Action } from './actions';

/** Every call of the contract. */
export const allCalls: readonly Endpoint[] = Object.values(domains).flatMap((table): Endpoint[] => Object.values(table));

const transfer = { amount: '12.5', coinId: 52, coinName: 'USDT', type: 25 };

/** What has to be handed over, for the calls that ask for something. */
const parts: Readonly<Record<string, Pick<Action, 'body' | 'form'> & { readonly query?: string }>> = {
  'market.searchResult': { query: 'keyword=btc' },
  'market.searchResultByPost': { body: { keyword: 'eth' } },
  'market.depth': { query: 'tradeId=1001&size=20' },
  'market.tradeInfo': { query: 'tradeId=1001' },
  'market.realTimeTrades': { query: 'tradeId=1001&size=20' },
  'user.saveContractFavourites': { body: [{ contractCode: 'ethusdt', status: 0 }] },
  'user.saveSpotFavourite': { form: { operate: 'add', tradeId: '1004' } },
  'user.traderStatus': { query: 'traderUid=7' },
  'capital.submitTransfer': { body: transfer },
  'capital.submitCapitalTransfer': { body: transfer },
  'capital.precheckTransfer': { body: transfer },
  'capital.transferInfo': { query: 'coinId=52' },
  'capital.walletInfo': { query: 'coinId=52&type=25&wallet=2' },
  'capital.wallets': { query: 'coinId=52' },
  'capital.coins': { query: 'type=25' },
  'account.login': { body: { loginName: personas.trader.login.name, password: personaPassword } },
  'inmail.messageList': { body: { moduleId: 0, pageNum: 1, pageSize: 10 } },
  'inmail.messageStatus': { body: { rangeType: 0 } },
};

/** A call as a trader may make it, with success. */
export function exampleOf({ id, method, path }: Endpoint): Action {
  const { query, ...rest } = parts[id] ?? {};
  return { method, path: query === undefined ? path : `${path}?${query}`, ...rest };
}
