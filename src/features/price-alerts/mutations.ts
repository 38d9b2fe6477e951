import { alerts, type PriceAlert, type PriceAlertRequest } from '@/contract/alerts';
import { mutation } from '@/shared/api';

/** What of an alert can be changed. */
export type AlertTerms = Pick<PriceAlertRequest, 'basis' | 'price' | 'repeat'>;

/** Sets a price alert. */
export const createAlert = mutation({ endpoint: alerts.create, params: (body: PriceAlertRequest) => ({ body }) });
/** Gives an alert other terms, by which it waits again. */
export const changeAlert = mutation({
  endpoint: alerts.change,
  params: ({ alertId, terms }: { readonly alertId: string; readonly terms: AlertTerms }) => ({ params: { alertId }, body: terms }),
});
/** Deletes an alert. */
export const removeAlert = mutation({
  endpoint: alerts.remove,
  params: ({ alertId }: PriceAlert) => ({ params: { alertId } }),
  key: ({ alertId }) => alertId,
});
