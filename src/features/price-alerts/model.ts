import { combine, createEvent, createStore, merge, sample } from 'effector';
import { alertBasis, alertRepeat, alerts, type PriceAlert } from '@/contract/alerts';
import type { Decimal } from '@/contract/decimalText';
import { $contractByCode, $pairs, type Instrument } from '@/entities/market';
import { inboxChanged } from '@/entities/messages';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { query } from '@/shared/api';
import { $locale, createFormat } from '@/shared/i18n';
import { eachOf } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';
import { parsePositive } from '@/shared/lib/numberInput';
import { screenLeft } from '@/shared/routing';
import { alertToast, alertTargetOf } from './alertMarkets';
import { changeAlert, createAlert, removeAlert, type AlertTerms } from './mutations';

/** Polling interval in ms, which bounds the delay of a notification. */
const alertInterval = 2_000;

/** Open while a screen reports triggered alerts. */
export const AlertsGate = createGate('AlertsGate');

/** What the form opens with: a new alert, with its price if selected on the chart, or an alert to edit. */
export interface AlertDraft {
  readonly instrument: Instrument;
  readonly price?: Decimal;
  readonly alert?: PriceAlert;
}

export const alertsOpened = createEvent<AlertDraft>();
export const alertsClosed = createEvent();

export const $isSaving = combine(createAlert.$isPending, changeAlert.$isPending, (creates, changes) => creates || changes);
/** The form was saved and is ready for another alert. */
export const alertSaved = merge([createAlert.done, changeAlert.done]);

/** The price alerts of the user, newest first. */
export const priceAlerts = query({
  endpoint: alerts.list,
  $params: combine(AlertsGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  refetchOn: [alertSaved, removeAlert.done],
  resetOn: userChanged,
  poll: { every: alertInterval },
});
/** The active alerts. */
export const $activeAlerts = priceAlerts.$latest.map((list) => list?.filter(({ isActive }) => isActive) ?? []);

/** What the dialog was opened with; null while closed. */
export const $draft = createStore<AlertDraft | null>(null)
  .on(alertsOpened, (_, draft) => draft)
  .on(alertSaved, (draft) => draft && { instrument: draft.instrument })
  .reset(alertsClosed, userChanged, screenLeft);

/** The user moved an alert's line on the chart; opens the form with the new price. */
export const alertMoved = createEvent<{ readonly alertId: string; readonly price: Decimal; readonly instrument: Instrument }>();
sample({
  clock: sample({
    clock: alertMoved,
    source: $activeAlerts,
    fn: (list, { alertId, ...draft }) => ({ ...draft, alert: list.find((alert) => alert.alertId === alertId) }),
  }),
  target: alertsOpened,
});

/** The state of the form. */
export interface AlertForm extends Pick<AlertTerms, 'basis' | 'repeat'> {
  /** As typed. */
  readonly price: string;
}
export const alertTyped = createEvent<Partial<AlertForm>>();
const emptyForm: AlertForm = { basis: alertBasis.last, repeat: alertRepeat.once, price: '' };
export const $form = createStore<AlertForm>(emptyForm)
  .on(alertsOpened, (_, { alert, price }) => ({ ...emptyForm, ...alert, ...(price !== undefined && { price }) }))
  .on(alertTyped, (form, change) => ({ ...form, ...change }))
  .on(alertSaved, (form) => ({ ...form, price: '' }));

export const alertSubmitted = createEvent();
const submitted = sample({ clock: alertSubmitted, source: { draft: $draft, form: $form } }).filterMap(({ draft, form }) => {
  const price = parsePositive(form.price);
  return draft && price !== null ? { draft, terms: { basis: form.basis, repeat: form.repeat, price } } : undefined;
});
sample({
  clock: submitted.filterMap(({ draft: { alert, instrument }, terms }) => (alert ? undefined : { ...alertTargetOf(instrument), ...terms })),
  target: createAlert.submitted,
});
sample({
  clock: submitted.filterMap(({ draft: { alert }, terms }) => alert && { alertId: alert.alertId, terms }),
  target: changeAlert.submitted,
});
/** The last known trigger time of each alert; null before the first response. */
const $firedTimes = createStore<ReadonlyMap<string, number | null> | null>(null).reset(userChanged, AlertsGate.close);
const triggersChecked = sample({
  clock: priceAlerts.done,
  source: { firedTimes: $firedTimes, pairs: $pairs, contracts: $contractByCode, locale: $locale },
  fn: ({ firedTimes, pairs, contracts, locale }, { data }) => ({
    firedTimes: new Map(data.map(({ alertId, firedTime }) => [alertId, firedTime])),
    fired: data
      .filter(({ alertId, firedTime }) => firedTimes !== null && firedTime !== null && firedTimes.get(alertId) !== firedTime)
      .map((alert) => alertToast(alert, { pairs: pairs.list, contracts }, createFormat({ locale }))),
  }),
});
sample({ clock: triggersChecked, fn: ({ firedTimes }) => firedTimes, target: $firedTimes });
const fired = triggersChecked.filterMap(({ fired: toasts }) => (toasts.length > 0 ? toasts : undefined));
eachOf({ source: fired, target: toastRequested });
sample({ clock: fired, fn: () => {}, target: inboxChanged });

const toastKeys = merge([
  createAlert.done.map(() => 'trade.alertCreated' as const),
  changeAlert.done.map(() => 'trade.alertChanged' as const),
  removeAlert.done.map(() => 'trade.alertDeleted' as const),
]);
sample({ clock: toastKeys, fn: (key) => ({ tone: 'success' as const, text: { key } }), target: toastRequested });
