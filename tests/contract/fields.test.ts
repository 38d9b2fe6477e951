import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { domains } from '@/contract';
import { AssetsSummary, CurrencySetting, LoginData, MockAssetsSummary } from '@/contract/account';
import { account, TransferCoin, TransferRequest, TransferPair, TransferTarget, TransferWallet, WalletInfo } from '@/contract/capital';
import { ExchangeRate, ServiceConfig, serviceLine, ServiceLine, WebConfig } from '@/contract/config';
import { assumptions } from '@/contract/endpoint';
import { identityStatus, IdentityStatus, IdentityStatusEntry, identityType, kycSummary } from '@/contract/identity';
import { Message, MessageList, UnreadCount } from '@/contract/inmail';
import { contractTypes, instrumentType, Recommendation, SearchResult, SearchSpot, SearchSwap, Ticker, TradeInfo } from '@/contract/market';
import { LiveList, LiveRoom } from '@/contract/live';
import { NewbieTask, TaskList, TaskQuery } from '@/contract/task';
import { FavouriteContract, FavouriteContractRequest, favouriteStatus, FavouriteSpotRequest, TraderStatus } from '@/contract/user';

/** Passes if a schema has the given fields, spelled as given, and every other field states its assumption. */
const has = (schema: z.ZodMiniObject, fields: string) => () => {
  const names = fields.split(' ');
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names));
  const unspecified = Object.entries(schema.shape).filter(([name, field]) => !names.includes(name) && !assumptions.has(field));
  expect(unspecified.map(([name]) => name)).toEqual([]);
};

describe('fields', () => {
  test('a service line has the specified fields', has(ServiceLine, 'type'));
  test('[R-CONF-01] the web config has the specified fields', has(WebConfig, 'serviceLines kolIncentive rebateStatus'));
  test('[R-CALL-04] the service config has the specified fields', has(ServiceConfig, 'serviceLines'));
  test('[R-CUR-02] an exchange rate has the specified fields', has(ExchangeRate, 'currencyCode exchangeRate'));
  test('[R-CUR-01] a currency setting has the specified fields', has(CurrencySetting, 'id currencyCode symbol'));
  test('[R-USER-05] the login data has the specified fields', has(LoginData, 'fid fnickname photo vipLevel vipType'));
  test('[R-ASSET-05] the assets summary has the specified fields', has(AssetsSummary, 'totalCny totalUsdt totalBtc totalEth'));
  test(
    '[R-ASSET-06] its mock variant has the specified fields',
    has(MockAssetsSummary, 'totalCnyAccountRights totalAccountRights totalBtcAccountRights totalEthAccountRights'),
  );
  test('[R-KYC-01] an identity status has the specified fields', has(IdentityStatusEntry, 'identityStatus identityType'));
  test('the identity response has the specified fields', has(IdentityStatus, 'statusList'));
  test('a newbie task has the specified fields', has(NewbieTask, 'receiveStatus'));
  test('[R-TASK-03] the task response has the specified fields', has(TaskList, 'newbieTasks'));
  test('[R-SEARCH-09] a search result has the specified fields', has(SearchResult, 'swaps spots result'));
  test(
    '[R-SEARCH-10] a spot item has the specified fields',
    has(SearchSpot, 'tradeId baseCurrency quoteCurrency webLogo digit tradeArea last change isMarginTrade marginRatio'),
  );
  test(
    '[R-SEARCH-12] a swap item has the specified fields',
    has(SearchSwap, 'contractCode contractType instType liquidationDate last changepercentage'),
  );
  test('a recommendation has the specified fields', has(Recommendation, 'contractcode'));
  test('[R-MARKET-01] a ticker has the specified fields', has(Ticker, 'tradeid isopen last change'));
  test('[R-MARKET-02] the spot trade info has the specified fields', has(TradeInfo, 'sellSymbol buySymbol'));
  test('[R-FAV-01] a contract favourite has the specified fields', has(FavouriteContract, 'contractCode status userId'));
  test('[R-CALL-09] a change of a contract favourite has the specified fields', has(FavouriteContractRequest, 'contractCode status'));
  test('[R-CALL-10] a change of a spot favourite has the specified fields', has(FavouriteSpotRequest, 'operate tradeId'));
  test('a trader status has the specified fields', has(TraderStatus, 'traderUid tradeStatus'));
  test('[R-LIVE-01] a live room has the specified fields', has(LiveRoom, 'id lang status roomType'));
  test('[R-LIVE-03] a live list has the specified fields', has(LiveList, 'livingList waitingList playbackList'));
  test(
    '[R-TRANSFER-03] a transfer wallet has the specified fields',
    has(TransferWallet, 'walletType transferTypes sourceActivated targetActivated available'),
  );
  test('[R-TRANSFER-03] a transfer target has the specified fields', has(TransferTarget, 'targetWallet transferType'));
  test(
    '[R-TRANSFER-04] a transfer coin has the specified fields',
    has(TransferCoin, 'coinId shortName name webLogo available availableCny transferPrecision transferOutAble transferInAble'),
  );
  test(
    '[R-TRANSFER-05] the wallet info has the specified fields',
    has(WalletInfo, 'available todayAvailableLimit transferOpenCardInvalid'),
  );
  test(
    '[R-TRANSFER-06] a trade pair has the specified fields',
    has(TransferPair, 'tradeId base quote baseTransferinable quoteTransferinable baseTransferoutable quoteTransferoutable'),
  );
  test('[R-CALL-16] a transfer order has the specified fields', has(TransferRequest, 'amount coinId tradeId coinName type'));
  test(
    '[R-MSG-02] a message has the specified fields',
    has(Message, 'id title content createdTime read hasLink bizType moduleCode submoduleCode jumpLink supportCode dataJson'),
  );
  test('[R-CALL-17] a page of messages has the specified fields', has(MessageList, 'list totalCount'));
  test('[R-MSG-04] the unread count has the specified fields', has(UnreadCount, 'countTotal'));
});

describe('specified numbers', () => {
  test('[R-ACCT-01] accounts', () => {
    expect(account).toEqual({ spot: 2, c2c: 3, perpetual: 5, crossMargin: 6, isolatedMargin: 7, another: 8 });
  });

  test('[R-INST-01] instruments', () => {
    expect(instrumentType).toEqual({ spot: 2, margin: 3, perpetual: 4, delivery: 5, option: 6 });
  });

  test('[R-KYC-01] identity statuses', () => {
    expect(identityStatus).toEqual({ pending: 0, passed: 1, failed: 2, notIdentified: 3 });
  });

  test('[R-KYC-02] identity types', () => {
    expect(identityType).toEqual({ standard: 1, advanced: 2, company: 3 });
  });

  test('[R-KYC-03] the verification status follows from pending and passed types', () => {
    const { statusList } = z.parse(IdentityStatus, {
      statusList: [
        { identityType: 1, identityStatus: 1 },
        { identityType: 2, identityStatus: 0 },
      ],
    });
    expect([kycSummary(statusList), kycSummary(statusList.slice(0, 1))]).toEqual([
      { state: 'pending' },
      { state: 'passed', level: 'standard' },
    ]);
  });

  test('[R-CS-01] service lines', () => {
    expect(serviceLine).toEqual({ webChat: 1, liveChat: 2, deskChat: 3 });
  });

  test('changes of a contract favourite', () => {
    expect(favouriteStatus).toEqual({ add: 0, remove: 1 });
  });

  test('[R-INST-02] delivery contracts have four types', () => {
    expect(contractTypes).toEqual(['perpetual', 'week', 'nextWeek', 'quarter', 'nextQuarter']);
  });

  test('[R-TASK-03] the task list is requested with page size 1000 and bver 3 by default', () => {
    expect(z.parse(TaskQuery, {})).toEqual({ pageSize: 1000, bver: 3 });
  });

  test('[R-CALL-13] both contract lists accept the language', () => {
    for (const row of [domains.swap.perpetualList, domains.swap.deliveryList])
      expect(z.parse(row.query, { lang: 'zh_CN' })).toEqual({ lang: 'zh_CN' });
  });
});

describe('invalid input is refused at the wire', () => {
  const order = { amount: '1.5', coinId: 52, coinName: 'USDT', type: 25 };

  test('a well-formed transfer order passes', () => {
    expect(z.parse(TransferRequest, order)).toEqual(order);
  });

  test.each(['', '0', '0.000', '-1', '+1', '1e5', '1.', '.5', ' 1', '1,000', 'NaN', 'Infinity', '0x10', '１'])(
    'a transfer of %j fails',
    (amount) => {
      expect(z.safeParse(TransferRequest, { ...order, amount }).success).toBe(false);
    },
  );

  test('an amount is a string, never a number', () => {
    expect(z.safeParse(TransferRequest, { ...order, amount: 1.5 }).success).toBe(false);
    expect(z.safeParse(WalletInfo, { available: 1, todayAvailableLimit: '1', transferOpenCardInvalid: false }).success).toBe(false);
  });

  test('a response with a missing field is not read as an empty one', () => {
    expect(z.safeParse(Ticker, { tradeid: 1, isopen: true, last: '1', change: '0' }).success).toBe(false);
    expect(z.safeParse(LoginData, {}).success).toBe(false);
  });
});
