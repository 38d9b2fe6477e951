import { combine, createEvent, createStore } from 'effector';
import { code } from '@/contract/codes';
import { balanceFilter, totalValue, web3, type Web3ChainListEntry } from '@/contract/web3';
import { query, select } from '@/shared/api';
import { retryPolicy } from '@/shared/api/retryPolicy';
import { $shownAccountId, walletChanged } from './account';

/** How often account data that is not ready is requested again, and the delay before each retry, in ms. Source: specification, Web3 balance retry. */
const busyRetries = 8;
const busyRetryMs = 2_000;
/** Interval between a response and the next request, in ms (assumed: not shown): balances change with payments, prices all the time. */
const balanceInterval = 30_000;
const priceInterval = 5_000;
/** Maximum number of tokens per price request. */
const maxPriced = 100;

const busyAnswered = createEvent();

/** The holdings of the connected account, the most valuable first. Polled once loaded; before that, a failed request is repeated only while data is not ready, or on demand. */
export const holdings = select(
  query({
    endpoint: web3.accountData,
    $params: $shownAccountId.map((accountId) => (accountId === null ? null : { body: { accountId, filter: balanceFilter.everything } })),
    resetOn: walletChanged,
    retry: retryPolicy({
      times: busyRetries,
      ms: busyRetryMs,
      when: ({ failure }) => 'code' in failure && failure.code === code.web3Busy.code,
      onRetry: busyAnswered,
    }),
    poll: { every: balanceInterval, while: () => true },
  }),
  ([first]): readonly Web3ChainListEntry[] => first?.tokenAssets ?? [],
);

/** Whether the account's data is not ready on the server and is requested again. */
export const $isPreparing = createStore(false)
  .on(busyAnswered, () => true)
  .reset(holdings.done, holdings.failed, $shownAccountId);

const keyOf = ({ chainIndex, tokenAddress }: Pick<Web3ChainListEntry, 'chainIndex' | 'tokenAddress'>) => `${chainIndex}:${tokenAddress}`;

const prices = query({
  endpoint: web3.tokenCurrentPrice,
  $params: combine($shownAccountId, holdings.$latest, (accountId, entries) =>
    accountId !== null && entries !== null && entries.length > 0
      ? { body: { tokens: entries.slice(0, maxPriced).map(({ chainIndex, tokenAddress }) => ({ chainIndex, tokenAddress })) } }
      : null,
  ),
  resetOn: walletChanged,
  poll: { every: priceInterval },
});

/** The holdings at their latest prices, with everything a view needs from `holdings`. */
export const assets = {
  ...holdings,
  $data: withPrices(holdings.$data),
  $latest: withPrices(holdings.$latest),
};

/** The total value in USDT; null until known. */
export const $total = assets.$latest.map((entries) => (entries === null ? null : totalValue(entries)));

function withPrices($holdings: typeof holdings.$data) {
  return combine($holdings, prices.$latest, (entries, latestPrices) => {
    if (entries === null || latestPrices === null) return entries;
    const priceByToken = new Map(latestPrices.map((price) => [keyOf(price), price.price]));
    return entries.map((entry) => ({ ...entry, tokenPrice: priceByToken.get(keyOf(entry)) ?? entry.tokenPrice }));
  });
}
