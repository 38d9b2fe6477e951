import { alertRepeat, maxAlerts, type PriceAlert, type PriceAlertRequest } from '@/contract/alerts';
import { compare, truncate } from '@/contract/decimal';
import { priceAlertType } from '@/contract/inmail';
import { BusinessError } from '../../businessError';
import type { AlertsContext } from './context';
import type { AlertEvent } from './events';
import type { StoredPriceAlert } from './records';
import { isAtGoal } from '../market/priceBasis';
import { goalOf, requireMarket, reachedAt, watchedMarket, watchedPrice, type WatchedMarket } from './watchedMarket';

type Terms = Pick<PriceAlertRequest, 'basis' | 'price' | 'repeat'>;

/** Price alerts, which notify users at the exact time at which the last or mark price reaches them. */
export interface Alerts {
  /** A user's alerts, newest first. */
  list(owner: number): readonly StoredPriceAlert[];
  /** Throws `BusinessError` if the market is unknown, the price equals the current one or is not a multiple of the tick size, or the user already has the maximum number of active alerts. */
  create(owner: number, request: PriceAlertRequest): StoredPriceAlert;
  /** Changes the terms of an alert and activates it again. Throws `BusinessError` like `create`. */
  change(alert: StoredPriceAlert, terms: Terms): StoredPriceAlert;
  remove(alert: StoredPriceAlert): void;
  run(event: AlertEvent, at: number): void;
}

/** How far ahead prices are searched at a time. */
const horizonMs = 86_400_000;

export function createAlerts({ db, market, inbox, eventBus, now, nextId, schedule, cancel }: AlertsContext): Alerts {
  /** The direction in which the price must move. */
  const directionOf = ({ price }: Terms, watched: WatchedMarket, current: string): PriceAlert['direction'] => {
    if (compare(truncate(price, watched.digits), price) !== 0) throw new BusinessError('orderOffTick');
    const comparison = compare(price, current);
    if (comparison === 0) throw new BusinessError('orderTriggerPassed');
    return comparison > 0 ? 'above' : 'below';
  };
  const assertBelowLimit = (owner: number) => {
    if (db.priceAlerts.count({ owner, isActive: true }) >= maxAlerts) throw new BusinessError('tooManyAlerts');
  };
  const disarm = ({ alertId, scheduledEventId }: StoredPriceAlert) => {
    if (scheduledEventId !== null) cancel(scheduledEventId);
    db.priceAlerts.update(alertId, { scheduledEventId: null });
  };
  /** Schedules the next price check of an alert, replacing the previous one. */
  const arm = (alert: StoredPriceAlert, after: number): StoredPriceAlert => {
    disarm(alert);
    const watched = watchedMarket(market, alert, now());
    if (!watched || (watched.expires !== null && now() >= watched.expires))
      return db.priceAlerts.update(alert.alertId, { isActive: false });
    const until = Math.min(now() + horizonMs, watched.expires ?? Infinity);
    const at = reachedAt(market, watched, alert, goalOf(alert, watched), after, until) ?? until;
    const scheduledEventId = schedule(at, { part: 'alerts', alertId: alert.alertId });
    return db.priceAlerts.update(alert.alertId, { scheduledEventId });
  };
  const fire = (alert: StoredPriceAlert, { name, base, quote }: WatchedMarket, current: string, at: number) => {
    const { owner, direction, price, tradeId, contractCode, repeat } = alert;
    const isUp = direction === 'above';
    inbox.write({
      owner,
      notice: isUp ? 'priceAlertRose' : 'priceAlertFell',
      at,
      values: { pair: name, price: current, goal: price },
      data: {
        alertType: isUp ? priceAlertType.one : priceAlertType.two,
        baseCurrency: base,
        quoteCurrency: quote,
        alertValue: price,
        currentPrice: current,
        ...(tradeId !== null && { tradeId }),
        ...(contractCode !== null && { contractCode }),
      },
    });
    return db.priceAlerts.update(alert.alertId, { firedTime: at, isActive: repeat === alertRepeat.always });
  };

  eventBus.on('marketChanged', ({ until }) => {
    // A mark price depends on several markets, so every active alert is rescheduled; `now() - 1` includes a trade at the current millisecond.
    for (const alert of db.priceAlerts.find({ where: { isActive: true } }).list) if (until >= now()) arm(alert, now() - 1);
  });

  return {
    list: (owner) =>
      db.priceAlerts.find({
        where: { owner },
        sort: [
          ['createdTime', 'desc'],
          ['alertId', 'desc'],
        ],
      }).list,
    create: (owner, request) => {
      const watched = requireMarket(market, request, now());
      assertBelowLimit(owner);
      const direction = directionOf(request, watched, watchedPrice(market, watched, request, now()));
      const alert = db.priceAlerts.insert({
        ...request,
        alertId: String(nextId()),
        owner,
        direction,
        isActive: true,
        isBeyond: false,
        createdTime: now(),
        firedTime: null,
        scheduledEventId: null,
      });
      return arm(alert, now());
    },
    change: (alert, terms) => {
      const watched = requireMarket(market, { ...alert, ...terms }, now());
      if (!alert.isActive) assertBelowLimit(alert.owner);
      const direction = directionOf(terms, watched, watchedPrice(market, watched, terms, now()));
      return arm(db.priceAlerts.update(alert.alertId, { ...terms, direction, isActive: true, isBeyond: false }), now());
    },
    remove: (alert) => {
      disarm(alert);
      db.priceAlerts.remove(alert.alertId);
    },
    run: ({ alertId }, at) => {
      const stored = db.priceAlerts.get(alertId);
      const watched = stored?.isActive ? watchedMarket(market, stored, at) : null;
      if (!stored || !watched) return;
      const alert = db.priceAlerts.update(alertId, { scheduledEventId: null });
      const current = watchedPrice(market, watched, alert, at);
      if (!isAtGoal(goalOf(alert, watched), current)) return void arm(alert, at);
      const notified = alert.isBeyond ? alert : fire(alert, watched, current, at);
      if (notified.isActive) arm(db.priceAlerts.update(alertId, { isBeyond: !alert.isBeyond }), at);
    },
  };
}
