import { combine, createEvent, sample, type Store } from 'effector';
import { account, amountOf } from '@/contract/capital';
import { isZero } from '@/contract/decimal';
import { margin } from '@/contract/margin';
import { balancesChanged } from '@/entities/assets';
import {
  accountInterval,
  marginAccountChanged,
  fromCrossAccount,
  fromIsolatedAccount,
  type AssetChange,
  type MarginAccount,
} from '@/entities/margin-account';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { $amount, $walletInfo } from './amount';
import { $accounts, $coin, $needsPair, $pair, retryRequested, formMounted } from './selection';
import { $errors } from './submission';
import { transferChange } from './transferChange';

/** Open while the risk of a transfer's margin accounts is displayed. */
export const TransferRiskGate = createGate('TransferRiskGate');

const liveOptions = {
  refetchOn: [retryRequested, balancesChanged, marginAccountChanged],
  resetOn: formMounted,
  poll: { every: accountInterval },
};

const $needsCross = $accounts.map(({ source, target }) => source === account.crossMargin || target === account.crossMargin);
// Queried separately from the screen below, whose account may be another one; a transfer may also involve two.
const cross = query({
  endpoint: margin.crossAccount,
  $params: combine(TransferRiskGate.status, $needsCross, (isOpen, needsCross) => (isOpen && needsCross ? {} : null)),
  ...liveOptions,
});
const isolated = query({
  endpoint: margin.isolatedAccountDetail,
  $params: combine(TransferRiskGate.status, $needsPair, $pair, (isOpen, needsPair, pair) =>
    isOpen && needsPair && pair ? { query: { tradeId: pair.tradeId } } : null,
  ),
  ...liveOptions,
});

/** Both accounts as one query that fails when one does. */
export const riskData = { $error: combine(cross.$error, isolated.$error, (first, second) => first ?? second), refetched: createEvent() };
sample({ clock: riskData.refetched, target: [cross.refetched, isolated.refetched] });

/** An indebted margin account of the transfer. */
export interface AccountAtRisk {
  /** Its account type. */
  readonly type: typeof account.crossMargin | typeof account.isolatedMargin;
  readonly account: MarginAccount;
  /** The effect of the transfer on the account; false while it cannot be calculated. */
  readonly change: AssetChange | false;
}

/** The amount to transfer; null while it is invalid. */
const $validAmount = combine($amount, $errors, $walletInfo, (amount, { amount: problem, coin }, wallet) =>
  problem === null && coin === null && wallet !== null ? amountOf(amount) : null,
);

const atRisk = (type: AccountAtRisk['type'], $account: Store<MarginAccount | null>): Store<readonly AccountAtRisk[]> =>
  combine($account, $accounts, $coin, $validAmount, (marginAccount, { source }, coin, amount) => {
    if (marginAccount === null || !hasDebt(marginAccount)) return [];
    // A coin that the account does not list cannot be included in the estimate.
    const isListed = marginAccount.assets.some(({ coinId }) => coinId === coin?.coinId);
    const change =
      coin !== null && isListed && amount !== null && transferChange(source === type ? 'source' : 'target', coin.coinId, amount);
    return [{ type, account: marginAccount, change }];
  });

/** The current indebted margin accounts of the transfer, the source first; an account without debt has no risk to show. */
export const $accountsAtRisk = combine(
  atRisk(
    account.crossMargin,
    cross.$data.map((data) => data && fromCrossAccount(data)),
  ),
  atRisk(
    account.isolatedMargin,
    isolated.$data.map((data) => data && fromIsolatedAccount(data)),
  ),
  $accounts,
  (crossAccounts, isolatedAccounts, { source }) =>
    source === account.isolatedMargin ? [...isolatedAccounts, ...crossAccounts] : [...crossAccounts, ...isolatedAccounts],
);

const hasDebt = ({ assets }: MarginAccount): boolean => assets.some(({ borrowed, interest }) => !isZero(borrowed) || !isZero(interest));
