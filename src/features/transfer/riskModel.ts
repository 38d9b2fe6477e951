import { combine, createEvent, sample, type Store } from 'effector';
import { account, amountOf } from '@/contract/capital';
import { isZero } from '@/contract/decimal';
import { margin } from '@/contract/margin';
import { balancesChanged } from '@/entities/assets';
import {
  accountInterval,
  marginAccountChanged,
  ofCross,
  ofIsolated,
  type AssetChange,
  type MarginAccount,
} from '@/entities/margin-account';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { $amount, $walletInfo } from './amount';
import { $accounts, $coin, $needsPair, $pair, retried, started } from './selection';
import { $errors } from './submission';
import { transferChange } from './transferChange';

/** Mounted by what tells the risk of the margin accounts of a transfer. */
export const TransferRiskGate = createGate('TransferRiskGate');

const live = { refetchOn: [retried, balancesChanged, marginAccountChanged], resetOn: started, poll: { every: accountInterval } };

const $needsCross = $accounts.map(({ source, target }) => source === account.crossMargin || target === account.crossMargin);
// Not those of the screen below: its account may be another one, and a transfer may have two.
const cross = query({
  endpoint: margin.crossAccount,
  $params: combine(TransferRiskGate.status, $needsCross, (isOpen, needsCross) => (isOpen && needsCross ? {} : null)),
  ...live,
});
const isolated = query({
  endpoint: margin.isolatedAccountDetail,
  $params: combine(TransferRiskGate.status, $needsPair, $pair, (isOpen, needsPair, pair) =>
    isOpen && needsPair && pair ? { query: { tradeId: pair.tradeId } } : null,
  ),
  ...live,
});

/** Both accounts as one query that fails when one does. */
export const riskData = { $error: combine(cross.$error, isolated.$error, (first, second) => first ?? second), refetched: createEvent() };
sample({ clock: riskData.refetched, target: [cross.refetched, isolated.refetched] });

/** A margin account of the transfer that owes something. */
export interface AccountAtRisk {
  /** Its account type. */
  readonly type: typeof account.crossMargin | typeof account.isolatedMargin;
  readonly account: MarginAccount;
  /** What the transfer does to it; false while the form cannot be sent as it stands. */
  readonly change: AssetChange | false;
}

/** The amount that would be moved; null while there is none that can be. */
const $moved = combine($amount, $errors, $walletInfo, (amount, { amount: problem, coin }, wallet) =>
  problem === null && coin === null && wallet !== null ? amountOf(amount) : null,
);

const atRisk = (type: AccountAtRisk['type'], $account: Store<MarginAccount | null>): Store<readonly AccountAtRisk[]> =>
  combine($account, $accounts, $coin, $moved, (owing, { source }, coin, amount) => {
    if (owing === null || !owesSomething(owing)) return [];
    // What the account does not list cannot be counted in.
    const isListed = owing.assets.some(({ coinId }) => coinId === coin?.coinId);
    const change =
      coin !== null && isListed && amount !== null && transferChange(source === type ? 'source' : 'target', coin.coinId, amount);
    return [{ type, account: owing, change }];
  });

/** The margin accounts of the transfer that owe something, as they are now; one without debt has no risk to tell. The source comes first. */
export const $accountsAtRisk = combine(
  atRisk(
    account.crossMargin,
    cross.$data.map((data) => data && ofCross(data)),
  ),
  atRisk(
    account.isolatedMargin,
    isolated.$data.map((data) => data && ofIsolated(data)),
  ),
  $accounts,
  (ofAll, ofPair, { source }) => (source === account.isolatedMargin ? [...ofPair, ...ofAll] : [...ofAll, ...ofPair]),
);

const owesSomething = ({ assets }: MarginAccount): boolean =>
  assets.some(({ borrowed, interest }) => !isZero(borrowed) || !isZero(interest));
