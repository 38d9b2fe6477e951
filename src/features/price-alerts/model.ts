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
import { typedFigure } from '@/shared/lib/typedFigures';
import { screenLeft } from '@/shared/routing';
import { firedNotice, marketOf } from './alertName';
import { changeAlert, createAlert, removeAlert, type AlertTerms } from './mutations';

/** From one answer to the next request, in ms: how late somebody hears of a price at most. */
const alertInterval = 2_000;

/** Mounted by a screen whose user is told of prices. */
export const AlertsGate = createGate('AlertsGate');

/** What the form is opened with: a new alert, at a price where it was chosen on the chart, or one that is changed. */
export interface AlertDraft {
  readonly instrument: Instrument;
  readonly price?: Decimal;
  readonly alert?: PriceAlert;
}

export const alertsOpened = createEvent<AlertDraft>();
export const alertsClosed = createEvent();

export const $isSaving = combine(createAlert.$isPending, changeAlert.$isPending, (creates, changes) => creates || changes);
/** The form was saved: it is ready for another alert. */
export const alertSaved = merge([createAlert.done, changeAlert.done]);

/** The price alerts of the user, newest first. */
export const priceAlerts = query({
  endpoint: alerts.list,
  $params: combine(AlertsGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  refetchOn: [alertSaved, removeAlert.done],
  resetOn: userChanged,
  poll: { every: alertInterval },
});
/** Those that wait. */
export const $activeAlerts = priceAlerts.$latest.map((list) => list?.filter(({ isActive }) => isActive) ?? []);

/** What the dialog was opened with; null while it is closed. */
export const $draft = createStore<AlertDraft | null>(null)
  .on(alertsOpened, (_, draft) => draft)
  .on(alertSaved, (draft) => draft && { instrument: draft.instrument })
  .reset(alertsClosed, userChanged, screenLeft);

/** An alert whose line was moved on a chart is changed in the form. */
export const alertMoved = createEvent<{ readonly alertId: string; readonly price: Decimal; readonly instrument: Instrument }>();
sample({
  clock: sample({
    clock: alertMoved,
    source: $activeAlerts,
    fn: (list, { alertId, ...draft }) => ({ ...draft, alert: list.find((alert) => alert.alertId === alertId) }),
  }),
  target: alertsOpened,
});

/** The form as it is filled in. */
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
  const price = typedFigure(form.price);
  return draft && price !== null ? { draft, terms: { basis: form.basis, repeat: form.repeat, price } } : undefined;
});
sample({
  clock: submitted.filterMap(({ draft: { alert, instrument }, terms }) => (alert ? undefined : { ...marketOf(instrument), ...terms })),
  target: createAlert.submitted,
});
sample({
  clock: submitted.filterMap(({ draft: { alert }, terms }) => alert && { alertId: alert.alertId, terms }),
  target: changeAlert.submitted,
});
/** When each alert went off last, as it was known before; null before the first answer. */
const $heard = createStore<ReadonlyMap<string, number | null> | null>(null).reset(userChanged, AlertsGate.close);
const news = sample({
  clock: priceAlerts.done,
  source: { heard: $heard, pairs: $pairs, contracts: $contractByCode, locale: $locale },
  fn: ({ heard, pairs, contracts, locale }, { data }) => ({
    heard: new Map(data.map(({ alertId, firedTime }) => [alertId, firedTime])),
    fired: data
      .filter(({ alertId, firedTime }) => heard !== null && firedTime !== null && heard.get(alertId) !== firedTime)
      .map((alert) => firedNotice(alert, { pairs: pairs.list, contracts }, createFormat({ locale }))),
  }),
});
sample({ clock: news, fn: ({ heard }) => heard, target: $heard });
const fired = news.filterMap(({ fired: notices }) => (notices.length > 0 ? notices : undefined));
eachOf({ source: fired, target: toastRequested });
sample({ clock: fired, fn: () => {}, target: inboxChanged });

const said = merge([
  createAlert.done.map(() => 'trade.alertCreated' as const),
  changeAlert.done.map(() => 'trade.alertChanged' as const),
  removeAlert.done.map(() => 'trade.alertDeleted' as const),
]);
sample({ clock: said, fn: (key) => ({ tone: 'success' as const, text: { key } }), target: toastRequested });
