import type { CodeName } from '@/contract/codes';
import type { PersonaId } from '@fixtures/personas';
import type { ScenarioName } from '..';
import { scenarios } from '..';
import type { CodeTrigger } from './trigger';

/** Where a person meets a code: as whom, in which scenario, on which screen. */
export interface ShownCode {
  readonly persona: PersonaId;
  readonly scenario: ScenarioName;
  /** Without the language segment; null where no screen makes the call. */
  readonly address: string | null;
  /** The call that must be made to answer the code there; null where the scenario brings it about. */
  readonly fault: string | null;
}

const security = '/user/personSetting?tab=security';
const spot = '/trade/exchange/?tradeCode=btc_usdt';
const contract = '/contract/exchange/trade/?tradeName=btcusdt';

/** The screen that makes a call; calls of live rooms and copy trading have none yet, calls that a program signs with an API key have none at all. */
const screenOf: Readonly<Record<string, string>> = {
  'alerts.create': spot,
  'apiKeys.create': '/user/apiSetting',
  'inmail.unreadCount': '/inMail/noticeNavList',
  'config.serviceConfig': '/',
  'account.login': '/login',
  'account.verifyImage': '/register',
  'account.registerCheck1': '/register',
  'account.resetPassword': '/resetPassword',
  'account.modifyPassword': security,
  'account.sendValidCode': security,
  'account.bindEmail': security,
  'account.bindGoogle': security,
  'account.closeSafety': security,
  'account.closeSafetyPrecheck': security,
  'account.deleteAccount': security,
  'account.saveProfile': '/user/personSetting',
  'identity.standardApply': '/verifiedIndex',
  'identity.companyApply': '/verifiedIndex',
  'capital.submitTransfer': '/account/transfer',
  'capital.transferHistory': '/orderHome/transferRecord',
  'capital.withdraw': '/assetManagement/extract',
  'capital.cancelWithdrawal': '/assetManagement/financial',
  'capital.createAddress': '/assetManagement/extract',
  'capital.coinAddress': '/assetManagement/topup',
  'capital.createDepositAddress': '/assetManagement/topup',
  'assets.convertDust': '/assetManagement/home',
  'pay.send': '/pay/home',
  'pay.cancelRequest': '/pay/records',
  'margin.isolatedBorrow': '/assetManagement/margin',
  'margin.isolatedRepay': '/assetManagement/margin',
  'market.tickers': '/market',
  'spot.placeOrder': spot,
  'spot.cancelOrder': '/orderHome/coinTradeOrder',
  'swap.placeOrder': contract,
  'swap.setPosition': contract,
  'swap.changeMargin': contract,
  'swap.mergePositions': contract,
  'swap.topUpMock': '/simulation/account',
  'web3.accountData': '/web3/asset',
  'web3.saveChain': '/web3',
  'web3.scanLogin': '/web3',
};

/** Codes that people meet elsewhere than where tests reach them: at another call, as somebody else. */
const elsewhere: Readonly<Partial<Record<CodeName, { readonly call?: string; readonly persona?: PersonaId; readonly address?: string }>>> =
  {
    badRequest: { call: 'capital.submitTransfer' },
    loginRequired: { call: 'inmail.unreadCount', persona: 'trader' },
    forbidden: { call: 'capital.submitTransfer' },
    notFound: { call: 'market.tickers' },
    methodNotAllowed: { call: 'market.tickers' },
    payloadTooLarge: { call: 'capital.submitTransfer' },
    serverError: { call: 'market.tickers' },
    accountUnknown: { address: '/resetPassword' },
    regionRestricted: { address: '/register' },
  };

/** Where a code is met. In a scenario made for it, it comes by itself; elsewhere the screen's call is made to answer it. */
export function shownCode({ code, call, as, scenario }: CodeTrigger): ShownCode {
  const other = elsewhere[code] ?? {};
  const at = other.call ?? call;
  const isOwn = scenario !== 'calm' && other.call === undefined;
  const address = other.address ?? (at === null ? undefined : screenOf[at]) ?? (isOwn ? scenarios[scenario].address : null);
  return { persona: other.persona ?? as, scenario: isOwn ? scenario : 'calm', address, fault: isOwn || code === 'success' ? null : at };
}
