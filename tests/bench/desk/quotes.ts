import type { Instrument } from '@/entities/market';
import type { Quote } from '@/entities/market/quote';
import { createI18n } from '@/shared/i18n';

const rowCount = 300;

export const i18n = createI18n({ locale: 'en_US' });

export const instruments: readonly Instrument[] = Array.from({ length: rowCount }, (_, index) => ({
  id: index + 1,
  quoteId: index + 1,
  side: 'spot',
  base: `C${index}`,
  quote: 'USDT',
  baseName: `Coin ${index}`,
  amountUnit: `C${index}`,
  decimals: 2,
  amountDecimals: 5,
  lot: null,
  leverage: 0,
  multiple: null,
  area: null,
  contractType: null,
  expiry: null,
  listedTime: 0,
  delistTime: null,
}));

/** The quote of a row at a step: every value changes at every step, as in a busy market. */
function quoteAt(step: number, index: number): Quote {
  const cents = 100_000 + index * 997 + ((step * (index + 7)) % 83);
  const last = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const change = `${(step + index) % 2 === 0 ? '' : '-'}${1 + ((step + index) % 9)}.${(step * 3 + index) % 10}1`;
  return {
    last,
    change,
    high: last,
    low: last,
    volume: String(1_000_000 + step * 1000 + index),
    turnover: String(90_000_000 + step * 1000 + index),
    isOpen: true,
    marketCap: null,
    markPrice: null,
    indexPrice: null,
    fundingRate: null,
    nextFundingTime: null,
    openInterest: null,
  };
}

/** The number of steps until the quotes repeat; prepared in advance, so that only rendering is measured. */
export const steps = 400;
const frames = Array.from({ length: steps }, (_, step) =>
  Array.from({ length: rowCount }, (_, index) => [index + 1, quoteAt(step, index)] satisfies [number, Quote]),
);

/** The quotes of all rows at a step. */
export const allAt = (step: number): readonly (readonly [number, Quote])[] => frames[step % steps] ?? [];
