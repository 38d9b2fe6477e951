import { combine, createEvent, createStore } from 'effector';
import { assets, maxProfitDays } from '@/contract/assets';
import { spot } from '@/contract/spot';
import { $currency } from '@/entities/currency';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { $accounts, accountsRefetched, valueUnit } from '@/widgets/account-assets';
import { $unit } from '@/widgets/assets-card';
import { overviewOf } from './overview';
import { profitRanges, type ProfitRange } from './profit';

/** Polling intervals in ms. */
const profitInterval = 30_000;
const billsInterval = 5_000;
/** How many balance changes are shown. */
export const maxBillsShown = 6;

/** The page is mounted. */
export const OverviewGate = createGate('AssetOverviewGate');

const $isActive = combine(OverviewGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);

const $overview = $accounts.map(overviewOf);
/** All accounts combined, once each is loaded or has failed; an error only if all failed. */
export const overview = {
  $data: $overview,
  $latest: $overview,
  $error: $accounts.map((accounts) => (accounts.every(({ error }) => error !== null) ? (accounts[0]?.error ?? null) : null)),
  refetched: accountsRefetched,
};

/** The unit of all values of the page, as selected for the total. */
export const $valueUnit = combine($unit, $accounts, $currency, (unit, accounts, currency) =>
  valueUnit(unit, accounts.find(({ assets: loaded }) => loaded !== null)?.assets ?? null, currency),
);

/** Daily profit of the last days, today last. */
export const profit = query({
  endpoint: assets.profit,
  $params: $isActive.map((isActive) => (isActive ? { query: { days: maxProfitDays } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
  poll: { every: profitInterval },
});

/** The latest balance changes, newest first. */
export const bills = query({
  endpoint: spot.bills,
  $params: $isActive.map((isActive) => (isActive ? { query: { pageSize: maxBillsShown } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
  poll: { every: billsInterval },
});

export const rangeChosen = createEvent<string>();
/** How many days the profit curve shows. */
export const $range = createStore<ProfitRange>(30).on(
  rangeChosen,
  (range, chosen) => profitRanges.find((each) => String(each) === chosen) ?? range,
);
