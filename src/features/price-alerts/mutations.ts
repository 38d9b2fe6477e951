import { alerts, type PriceAlert, type PriceAlertRequest } from '@/contract/alerts';
import { mutation } from '@/shared/api';

/** The editable terms of an alert. */
export type AlertTerms = Pick<PriceAlertRequest, 'basis' | 'price' | 'repeat'>;

/** Creates a price alert. */
export const createAlert = mutation({ endpoint: alerts.create, params: (body: PriceAlertRequest) => ({ body }) });
/** Changes the terms of an alert and reactivates it. */
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
