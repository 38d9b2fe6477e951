import { isZero, multiply } from '@/contract/decimal';
import type { Instrument, Quote } from '@/entities/market';
import { unknownValue, type Format } from '@/shared/i18n';

/** Formatters of the numeric columns; each has a stable identity, as live cells require. */
export const valueFormatters = {
  high: ({ high }: Quote, format: Format, { decimals }: Instrument) => format.price(high, decimals),
  low: ({ low }: Quote, format: Format, { decimals }: Instrument) => format.price(low, decimals),
  volume: ({ volume }: Quote, format: Format) => format.compact(volume),
  turnover: ({ turnover }: Quote, format: Format) => format.compact(turnover),
  /** A leveraged token, whose supply follows its net asset value, has no market cap. */
  cap: ({ marketCap }: Quote, format: Format) => (marketCap === null || isZero(marketCap) ? unknownValue : format.compact(marketCap)),
  mark: ({ markPrice }: Quote, format: Format, { decimals }: Instrument) => format.price(markPrice, decimals),
  index: ({ indexPrice }: Quote, format: Format, { decimals }: Instrument) => format.price(indexPrice, decimals),
  funding: ({ fundingRate }: Quote, format: Format) =>
    fundingRate === null ? unknownValue : format.percent(multiply(fundingRate, '100'), 4),
  interest: ({ openInterest }: Quote, format: Format, { amountUnit }: Instrument) =>
    openInterest === null ? unknownValue : `${format.compact(openInterest)} ${amountUnit}`,
} as const;

/** Formats a remaining time as `07:59:30`; zeros once it is over. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
