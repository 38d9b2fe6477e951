import { combine, createEvent, createStore, merge, sample } from 'effector';
import { assets, type ConvertDustRequest, type DustBalance, type DustConversion } from '@/contract/assets';
import { defaultCoinId } from '@/contract/capital';
import { add, multiply, subtract, truncate } from '@/contract/decimal';
import { balancesChanged } from '@/entities/assets';
import { inboxChanged } from '@/entities/messages';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Open while the button is on a screen. */
export const ConvertDustGate = createGate('ConvertDustGate');

export const opened = createEvent();
export const closed = createEvent();
export const targetChosen = createEvent<number>();
export const balancesChosen = createEvent<readonly string[]>();
/** The user reviews the selection. */
export const reviewOpened = createEvent();
export const selectionReopened = createEvent();
export const confirmed = createEvent();

const flowEnded = merge([ConvertDustGate.close, userChanged, closed]);
/** Polling interval of the rates, in ms. */
const ratesPollMs = 5000;

export const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(flowEnded);
export const $targetCoinId = createStore(defaultCoinId)
  .on(targetChosen, (_, coinId) => coinId)
  .reset(flowEnded);

/** The small balances and their value in the target coin. */
export const dust = query({
  endpoint: assets.dust,
  $params: combine($isOpen, $isLoggedIn, $targetCoinId, (isOpen, isLoggedIn, targetCoinId) =>
    isOpen && isLoggedIn ? { query: { targetCoinId } } : null,
  ),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
  poll: { every: ratesPollMs },
});

export const convert = mutation({
  endpoint: assets.convertDust,
  params: (body: ConvertDustRequest) => ({ body }),
  showsUnknown: true,
  resetOn: merge([ConvertDustGate.close, userChanged]),
});

/** The selected coins; null without a selection, which means all. */
const $chosen = createStore<readonly string[] | null>(null)
  .on(balancesChosen, (_, ids) => ids)
  .reset(targetChosen, convert.done, flowEnded);
const selectedOf = (chosen: readonly string[] | null, known: { readonly list: readonly DustBalance[] } | null) =>
  (known?.list ?? []).filter(({ coinId }) => chosen?.includes(String(coinId)) ?? true);
/** The ticked balances, also while the rates of another target coin load. */
export const $ticked = combine($chosen, dust.$latest, selectedOf);
/** The balances to convert; none until the rates of the target coin are loaded. */
export const $selected = combine($chosen, dust.$data, selectedOf);
/** The target coin; null until its rates are loaded. */
export const $target = combine(
  dust.$data,
  $targetCoinId,
  (known, targetCoinId) => known?.targets.find(({ coinId }) => coinId === targetCoinId) ?? null,
);
/** Value, fee and received amount of the selected balances, in the target coin. */
export const $amounts = combine($selected, $target, dust.$data, (selected, target, known) => {
  const gross = add(...selected.map(({ received }) => received));
  const fee = truncate(multiply(gross, known?.feeRate ?? '0'), target?.precision ?? 0);
  return { gross, fee, received: subtract(gross, fee) };
});

export const $isReview = createStore(false)
  .on(reviewOpened, () => true)
  .reset(selectionReopened, convert.settled, flowEnded);
sample({
  clock: confirmed,
  source: combine($selected, $targetCoinId, (selected, targetCoinId): ConvertDustRequest => ({
    coinIds: selected.map(({ coinId }) => coinId),
    targetCoinId,
  })),
  filter: combine($isReview, $selected, (isReview, selected) => isReview && selected.length > 0),
  target: convert.submitted,
});

/** The result of the conversion; null before. */
export const $result = createStore<DustConversion | null>(null)
  .on(convert.done, (_, { data }) => data)
  .reset(opened, flowEnded);
/** Whether the response was lost, so that the result is unknown. */
export const $isUnknown = createStore(false)
  .on(convert.lost, () => true)
  .reset(reviewOpened, convert.done, flowEnded);
// Also after a failure: the conversion may have happened although its response was lost.
sample({ clock: convert.settled, fn: () => {}, target: [balancesChanged, inboxChanged] });
