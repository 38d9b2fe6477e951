import type { CodeName } from '@/contract/codes';
import type { PersonaId } from '@fixtures/personas';
import type { ScenarioName } from '..';
import { scenarios } from '..';
import type { CodeTrigger } from './trigger';

/** Where a user encounters a code: persona, scenario and screen. */
export interface CodeLocation {
  readonly persona: PersonaId;
  readonly scenario: ScenarioName;
  /** The screen's address without the language segment; null if no screen makes the call. */
  readonly address: string | null;
  /** The call that a fault must make return the code; null if the scenario produces it by itself. */
  readonly fault: string | null;
}

const security = '/user/personSetting?tab=security';
const spot = '/trade/exchange/?tradeCode=btc_usdt';
const contract = '/contract/exchange/trade/?tradeName=btcusdt';

/** The screen that makes a call. Calls of live rooms and copy trading have no screen yet; calls signed with an API key never have one. */
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

/** Codes that users encounter elsewhere than the tests: in another call, as another persona, or on another screen. */
const locationOverrides: Readonly<
  Partial<Record<CodeName, { readonly call?: string; readonly persona?: PersonaId; readonly address?: string }>>
> = {
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

/** Where a user encounters a code. A dedicated scenario produces it by itself; otherwise a fault makes the screen's call return it. */
export function codeLocation({ code, call, as, scenario }: CodeTrigger): CodeLocation {
  const override = locationOverrides[code] ?? {};
  const callId = override.call ?? call;
  const isFromScenario = scenario !== 'calm' && override.call === undefined;
  const address =
    override.address ?? (callId === null ? undefined : screenOf[callId]) ?? (isFromScenario ? scenarios[scenario].address : null);
  return {
    persona: override.persona ?? as,
    scenario: isFromScenario ? scenario : 'calm',
    address,
    fault: isFromScenario || code === 'success' ? null : callId,
  };
}
