import { deliverySuffix, deliveryType, type DeliveryType } from '@/contract/swap';
import { day, monthStart } from './levels';

/** A delivery contract of one expiry: its code, when it is first and last traded, and what it is called at an instant. */
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

/** Weeks that a contract runs: two, or half a year where it expires on the last Friday of a quarter. */
const weeklyRuns = 2;
const quarterlyRuns = 26;

/** The delivery contracts of a family that can be traded at `instant`, the next to expire first. Source: specification, Instrument types. */
export function deliveriesAt(family: string, instant: number): Delivery[] {
  const fridays = Array.from({ length: quarterlyRuns }, (_, index) => nextFriday(instant) + index * week);
  return fridays.map((expires) => deliveryOf(family, expires)).filter(({ opens, expires }) => opens <= instant && instant < expires);
}

/** The delivery contract that a code such as `btcusdt_260327_d` names, traded or long expired; undefined where there never was one. */
export function parseDelivery(code: string): Delivery | undefined {
  const [, family = '', year = '', month = '', date = ''] = /^(.+)_(\d{2})(\d{2})(\d{2})_d$/.exec(code) ?? [];
  const expires = Date.UTC(2000 + Number.parseInt(year, 10), Number.parseInt(month, 10) - 1, Number.parseInt(date, 10)) + expiryHour;
  const delivery = (expires - firstFriday) % week === 0 ? deliveryOf(family, expires) : undefined;
  return delivery?.code === code ? delivery : undefined;
}

/** What a delivery contract is called at `instant`. */
export const typeOf = ({ expires }: Delivery, instant: number): DeliveryType => deliveryType(expires, instant);

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
