import { alerts } from '@/contract/alerts';
import { BusinessError } from '../businessError';
import type { StoredPriceAlert } from '../exchange/alerts/records';
import type { World } from '../world';
import { implement } from './implement';

export const alertCalls = implement(alerts, {
  list: ({ user, world }) => world.alerts.list(user.fid).map(shownAlert),
  create: ({ body, user, world }) => shownAlert(world.alerts.create(user.fid, body)),
  change: ({ params: { alertId }, body, user, world }) => shownAlert(world.alerts.change(ownAlert(world, alertId, user.fid), body)),
  remove: ({ params: { alertId }, user, world }) => {
    world.alerts.remove(ownAlert(world, alertId, user.fid));
    return null;
  },
});

function ownAlert({ db }: World, alertId: string, owner: number): StoredPriceAlert {
  const alert = db.priceAlerts.get(alertId);
  if (alert?.owner !== owner) throw new BusinessError('notFound');
  return alert;
}

/** An alert without its internal fields. */
const shownAlert = ({ owner: _owner, isBeyond: _isBeyond, scheduledEventId: _event, ...alert }: StoredPriceAlert) => alert;
