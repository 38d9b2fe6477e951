import { deliverySuffix, deliveryType, type DeliveryType } from '@/contract/swap';
import { day, monthStart } from './levels';

/** A delivery contract: its code, its family, when it is first traded and when it expires. */
export interface Delivery {
  readonly code: string;
  readonly family: string;
  readonly opens: number;
  readonly expires: number;
}

const week = 7 * day;
/** Contracts expire on Fridays at 08:00 UTC; 1970-01-02 was a Friday. */
const expiryHour = day / 3;
const firstFriday = day + expiryHour;

/** Lifetime of a contract in weeks: two, or half a year if it expires on the last Friday of a quarter. */
const weeklyRuns = 2;
const quarterlyRuns = 26;

/** The delivery contracts of a family tradable at `instant`, in order of expiry. Source: specification, Instrument types. */
export function deliveriesAt(family: string, instant: number): Delivery[] {
  const fridays = Array.from({ length: quarterlyRuns }, (_, index) => nextFriday(instant) + index * week);
  return fridays.map((expires) => deliveryOf(family, expires)).filter(({ opens, expires }) => opens <= instant && instant < expires);
}

/** Parses the code of a delivery contract, such as `btcusdt_260327_d`, current or expired; undefined if no such contract ever existed. */
export function parseDelivery(code: string): Delivery | undefined {
  const [, family = '', year = '', month = '', date = ''] = /^(.+)_(\d{2})(\d{2})(\d{2})_d$/.exec(code) ?? [];
  const expires = Date.UTC(2000 + Number.parseInt(year, 10), Number.parseInt(month, 10) - 1, Number.parseInt(date, 10)) + expiryHour;
  const delivery = (expires - firstFriday) % week === 0 ? deliveryOf(family, expires) : undefined;
  return delivery?.code === code ? delivery : undefined;
}

/** The type of a delivery contract at `instant`: weekly, quarterly or the one after. */
export const deliveryTypeOf = ({ expires }: Delivery, instant: number): DeliveryType => deliveryType(expires, instant);

function deliveryOf(family: string, expires: number): Delivery {
  const date = new Date(expires);
  const digits = [date.getUTCFullYear() % 100, date.getUTCMonth() + 1, date.getUTCDate()].map((part) => String(part).padStart(2, '0'));
  const isQuarterly = date.getUTCMonth() % 3 === 2 && expires + week >= monthStart(expires, 1);
  return {
    code: `${family}_${digits.join('')}${deliverySuffix}`,
    family,
    opens: expires - (isQuarterly ? quarterlyRuns : weeklyRuns) * week,
    expires,
  };
}

const nextFriday = (instant: number): number => (Math.floor((instant - firstFriday) / week) + 1) * week + firstFriday;
