import { account } from '@/contract/capital';
import { code } from '@/contract/codes';
import { isGreater } from '@/contract/decimal';
import type { IsolatedSimulation } from '@mocks/http/inPage';
import { offline, testTime } from './scope';
import { callPaths, openTransfer, respondWith } from './transferForm';

const { spot, c2c, perpetual, isolatedMargin } = account;
type Account = typeof spot | typeof c2c | typeof perpetual | typeof isolatedMargin;
export type AccountChoice = Account | null;

/** Spot transfers to and from all others; the list of coins may show less than the wallet's balance. */
export const accounts = [spot, c2c, perpetual, isolatedMargin] as const;
export const isRoute = (source: AccountChoice, target: AccountChoice) =>
  source === null || target === null || source === spot || target === spot;
const transferType = (source: number, target: number) => source * 10 + target;
/** The initial coin, and a coin whose transfers are blocked. */
export const [usdt, blockedCoin] = [52, 9] as const;
export type CoinId = typeof usdt | typeof blockedCoin;
/** The wallet balance, the balance in the list of coins, and the most that may be transferred today. */
export const balances: Record<Account, { readonly wallet: string; readonly listed: string; readonly cap: Record<CoinId, string> }> = {
  [spot]: { wallet: '100', listed: '100', cap: { [usdt]: '60', [blockedCoin]: '60' } },
  [c2c]: { wallet: '50.555', listed: '40', cap: { [usdt]: '50.55', [blockedCoin]: '50.555' } },
  [perpetual]: { wallet: '30', listed: '30', cap: { [usdt]: '30', [blockedCoin]: '30' } },
  [isolatedMargin]: { wallet: '0', listed: '0', cap: { [usdt]: '0', [blockedCoin]: '0' } },
};
const todayAvailableLimit = '60';
const balanceOf = (type: string | number | null) => balances[accounts.find((each) => each === Number(type)) ?? spot];

/** The responses of the exchange to a transfer. */
const answers = {
  done: respondWith({ id: '1', state: 1, createdTime: testTime }),
  accepted: respondWith(null, code.transferAccepted.code),
  blocked: respondWith(null, code.transferBlocked.code),
  restricted: respondWith(null, code.transferRestricted.code),
  rejected: respondWith(null, code.transferRejected.code),
  lost: offline,
};
export type Answer = keyof typeof answers;

/** What the form shows and what was sent. */
export interface Model {
  isOpen: boolean;
  source: AccountChoice;
  target: AccountChoice;
  coinId: CoinId;
  pairId: number;
  amount: string;
  isAttempted: boolean;
  readonly endsCard: boolean;
  overlay: 'card' | 'accepted' | 'notAllowed' | null;
  answer: Answer;
  sent: object[];
}
/** A newly opened form. */
export const newForm = { source: spot, target: perpetual, coinId: usdt, pairId: 2, amount: '', isAttempted: false, overlay: null } as const;

/** Opens an app scope, with the form still closed, on an exchange with the balances above, which answers a transfer as the model says. */
export async function openPage(exchange: IsolatedSimulation, model: Model) {
  const page = await openTransfer({ exchange });
  const flags = { sourceActivated: true, targetActivated: true, available: '1' };
  const coin = { name: '', webLogo: '', availableCny: '1', transferOutAble: true };
  const pair = { base: 'BTC', quote: 'USDT', quoteTransferinable: true, baseTransferoutable: true, quoteTransferoutable: true };
  page.intercept(
    callPaths.wallets,
    respondWith(
      accounts.map((type) => ({
        ...flags,
        walletType: type,
        transferTypes: accounts
          .filter((other) => other !== type && isRoute(type, other))
          .map((targetWallet) => ({ targetWallet, transferType: transferType(type, targetWallet) })),
      })),
    ),
  );
  page.intercept(callPaths.coins, (request) => {
    const { listed } = balanceOf(Math.floor(Number(new URL(request.url).searchParams.get('type')) / 10));
    return respondWith([
      { ...coin, coinId: blockedCoin, shortName: 'ONE', available: listed, transferPrecision: 4, transferInAble: false },
      { ...coin, coinId: usdt, shortName: 'USDT', available: listed, transferPrecision: 2, transferInAble: true },
    ])(request);
  });
  page.intercept(
    callPaths.pairs,
    respondWith([
      { ...pair, tradeId: 1, baseTransferinable: false },
      { ...pair, tradeId: 2, baseTransferinable: true },
      { ...pair, tradeId: 3, baseTransferinable: true },
    ]),
  );
  page.intercept(callPaths.info, (request) => {
    const { wallet } = balanceOf(new URL(request.url).searchParams.get('wallet'));
    return respondWith({ available: wallet, todayAvailableLimit, transferOpenCardInvalid: model.endsCard })(request);
  });
  page.intercept(callPaths.submit, async (request) => {
    page.sent.push(await request.clone().json());
    return answers[model.answer](request);
  });
  return page;
}
export type Page = Awaited<ReturnType<typeof openPage>>;

export const needsPair = ({ source, target }: Model) => source === isolatedMargin || target === isolatedMargin;
/** The pair of a transfer; pair 1 is not available as an isolated margin target. */
export const pairOf = (model: Model): number | null => {
  if (!needsPair(model)) return null;
  if (model.target !== isolatedMargin) return model.pairId === 0 ? 1 : model.pairId;
  return model.pairId > 1 ? model.pairId : 2;
};

/** Sets both accounts: the amount is limited to the new cap, and cleared if an account is missing. */
export function setAccounts(model: Model, source: AccountChoice, target: AccountChoice): string {
  const hadPair = needsPair(model);
  Object.assign(model, { source, target });
  if (needsPair(model) !== hadPair) model.pairId = 0;
  if (source === null || target === null) {
    model.amount = '';
    return 'incomplete';
  }
  return limitToCap(model);
}
/** Reduces the amount to the cap, if one is known. */
export function limitToCap(model: Model): string {
  const cap = model.source && model.target ? balances[model.source].cap[model.coinId] : null;
  if (cap === null || model.amount === '' || !isGreater(model.amount, cap)) return 'kept';
  model.amount = cap;
  return 'capped';
}

/** The problems of the form, whether shown or not. */
export function problemsOf({ source, target, coinId, amount }: Model) {
  const isTooLarge = source !== null && target !== null && isGreater(amount || '0', balances[source].listed);
  const isMissing = !isGreater(amount || '0', '0');
  return {
    source: source === null,
    target: target === null,
    pair: false,
    coin: coinId === blockedCoin ? 'blocked' : null,
    amount: isMissing ? 'accountCoinTrade_082' : isTooLarge ? 'accountCoinTrade_083' : null,
  };
}

/** Confirms the form. */
export function confirm(model: Model): string {
  model.isAttempted = true;
  if (Object.values(problemsOf(model)).some(Boolean)) return 'refused';
  if (!model.endsCard) return send(model);
  model.overlay = 'card';
  return 'card warning';
}
/** Sends the transfer, with the outcome the exchange answers. */
export function send(model: Model): string {
  const { source, target, coinId, amount, answer } = model;
  const tradeId = pairOf(model);
  model.sent.push({
    amount,
    coinId,
    coinName: 'USDT',
    type: transferType(source ?? 0, target ?? 0),
    ...(tradeId === null ? {} : { tradeId }),
  });
  model.overlay = answer === 'accepted' ? 'accepted' : answer === 'blocked' || answer === 'restricted' ? 'notAllowed' : null;
  if (answer === 'done' || answer === 'accepted') Object.assign(model, { amount: '', isAttempted: false });
  if (answer === 'done') model.isOpen = false;
  return answer;
}
