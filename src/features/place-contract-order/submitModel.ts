import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { contractName, swap, type ConditionOrder, type ContractOrder, type OrderSide } from '@/contract/swap';
import { balancesChanged, balanceRevisionChanged } from '@/entities/assets';
import { contractAccountChanged, contractOrderEnded, contractPlanEnded } from '@/entities/contract-account';
import { firstMarketData } from '@/entities/pair-feed';
import { toastRequested } from '@/entities/toasts';
import { $asksFirst, orderFilled } from '@/entities/trade-preferences';
import { mutation } from '@/shared/api';
import { createConfirmation } from '@/shared/order-form/confirmation';
import { inlineRefusal } from '@/shared/order-form/refusal';
import { requestOf, type TicketRequest } from './check';
import { $sideValues } from './valuesModel';
import { $contractCode, ContractFormGate } from './settingModel';
import { $formId, $isTraded, $market, $ticket, kindChosen, ticketChosen, ticketPlaced } from './ticketModel';

/** The button of a side was pressed; sends the order, or asks for confirmation first if the user wants that. */
export const orderSubmitted = createEvent<OrderSide>();

/** An order and its contract. */
export interface Submission {
  readonly contractCode: string;
  readonly request: TicketRequest;
}
const pathOf = (contractCode: string) => ({ bizType: 'portal' as const, contractCode });

const placeOrder = mutation({
  endpoint: swap.placeOrder,
  showsRefusal: true,
  params: ({
    contractCode,
    body,
  }: {
    readonly contractCode: string;
    readonly body: Extract<TicketRequest, { kind: 'order' }>['body'];
  }) => ({
    params: pathOf(contractCode),
    body,
  }),
});
const placePlan = mutation({
  endpoint: swap.placeCondition,
  showsRefusal: true,
  params: ({ contractCode, body }: { readonly contractCode: string; readonly body: Extract<TicketRequest, { kind: 'plan' }>['body'] }) => ({
    params: pathOf(contractCode),
    body,
  }),
});

/** Whether submitting is blocked: an order is pending, or the prices for its validation are still loading. */
export const $isBusy = or(placeOrder.$isPending, placePlan.$isPending, firstMarketData.$isLoading);

/** The server's message of a refusal that no toast shows; null if none. */
export const $refusal = combine(placeOrder.$error, placePlan.$error, (order, plan) => inlineRefusal(order ?? plan));

/** The side whose button was pressed; from then on missing values are reported too. */
export const $attempted = createStore<OrderSide | null>(null)
  .on(orderSubmitted, (_, side) => side)
  .reset(ticketPlaced, kindChosen, ticketChosen, ContractFormGate.close, $formId);

const ready = sample({
  clock: orderSubmitted,
  source: {
    ticket: $ticket,
    market: $market,
    sideValues: $sideValues,
    code: $contractCode,
    isTraded: $isTraded,
    isBusy: $isBusy,
  },
  fn: ({ ticket, market, sideValues, code, isTraded, isBusy }, side): Submission | null => {
    const request = market && Object.keys(sideValues[side].problems).length === 0 ? requestOf(ticket, market, side) : null;
    return request && code !== null && isTraded && !isBusy ? { contractCode: code, request } : null;
  },
});

export const confirmation = createConfirmation({
  submitted: ready.filterMap((submission) => submission ?? undefined),
  $asksFirst,
  resetOn: [ContractFormGate.close, $formId],
});
const { approved } = confirmation;
sample({
  clock: approved.filterMap(({ contractCode, request }) => (request.kind === 'order' ? { contractCode, body: request.body } : undefined)),
  target: placeOrder.submitted,
});
sample({
  clock: approved.filterMap(({ contractCode, request }) => (request.kind === 'plan' ? { contractCode, body: request.body } : undefined)),
  target: placePlan.submitted,
});

const placed = merge([placeOrder.done.map(({ data }) => orderToast(data)), placePlan.done.map(({ data }) => planToast(data))]);
sample({ clock: placed, target: toastRequested });
const filledLater = sample({ clock: contractOrderEnded, filter: isFilled });
sample({ clock: filledLater, fn: orderToast, target: toastRequested });
const filledImmediately = sample({ clock: placeOrder.done.map(({ data }) => data), filter: isFilled });
sample({ clock: [filledLater, filledImmediately], fn: () => {}, target: orderFilled });
sample({ clock: contractPlanEnded.filterMap(planEndToast), target: toastRequested });
sample({ clock: placed, fn: () => {}, target: [ticketPlaced, balancesChanged, contractAccountChanged] });
sample({ clock: balanceRevisionChanged, target: contractAccountChanged });

function isFilled({ state }: Pick<ContractOrder, 'state'>): boolean {
  return state === 'filled';
}

/** The toast for an order's state after placing or later. */
function orderToast({ state, filledAmount, contractCode }: ContractOrder) {
  const values = { contract: contractName(contractCode), amount: filledAmount };
  switch (state) {
    case 'filled':
      return { tone: 'success', text: { key: 'contract.filled', values } } as const;
    case 'partlyFilled':
      return { tone: 'success', text: { key: 'contract.partlyFilled', values } } as const;
    case 'open':
      return { tone: 'success', text: { key: 'contract.placed', values } } as const;
    case 'cancelled':
      return { tone: 'info', text: { key: filledAmount === '0' ? 'contract.unfilled' : 'contract.partlyFilled', values } } as const;
  }
}

const planToast = ({ contractCode }: ConditionOrder) =>
  ({ tone: 'success', text: { key: 'contract.waiting', values: { contract: contractName(contractCode) } } }) as const;

/** The toast for the end of a conditional order; undefined for a cancelled one. */
function planEndToast({ kind, state, contractCode }: ConditionOrder): Parameters<typeof toastRequested>[0] | undefined {
  const values = { contract: contractName(contractCode) };
  if (state === 'failed') return { tone: 'danger', text: { key: 'contract.planFailed', values } };
  return state === 'triggered' ? { tone: 'success', text: { key: `contract.triggered_${kind}`, values } } : undefined;
}
