import { subtract, type Decimal } from '@/contract/decimal';
import type { Instrument } from '@/entities/market';
import type { Format, Translate } from '@/shared/i18n';
import type { Holding } from './product';
import { bookSummary, spreadText } from './spreadText';

/** The values a trade screen reads out; null if unknown. */
export interface ReadOut {
  readonly name: string;
  readonly pair: Pick<Instrument, 'decimals'>;
  readonly last: Decimal | null;
  readonly bid: Decimal | null;
  readonly ask: Decimal | null;
  readonly holdings: readonly Holding[] | null;
  /** The sentence for an empty order book. */
  readonly emptyBook: string;
}

const moneyDecimals = 2;

/** Price, spread and position of a pair or contract, one sentence each. */
export function readOut(
  t: Translate<'commands' | 'trade'>,
  format: Format,
  { name, pair: { decimals }, last, bid, ask, holdings, emptyBook }: ReadOut,
): string {
  const price = (value: Decimal | null) => format.price(value, decimals);
  const spread = bid !== null && ask !== null ? spreadText(t, format, { spread: subtract(ask, bid), bid, decimals }) : '';
  const book = bookSummary(t, { bid: bid && price(bid), ask: ask && price(ask), spread });
  const holdingTexts = holdings?.map(({ amount, unit, isOwed = false, position }) => {
    const size = format.amount(amount, { unit });
    if (!position) return t(isOwed ? 'commands.readOwed' : 'commands.readHolding', { amount: size });
    const pnl = format.amount(position.pnl, { decimals: moneyDecimals, unit: position.coin });
    return t(`commands.readPosition_${position.side}`, { amount: size, pnl });
  });
  return [
    t('commands.readPrice', { pair: name, price: price(last) }),
    // The book is unknown until the first price arrives.
    ...(last === null ? [] : [book ?? emptyBook]),
    ...(holdingTexts?.length === 0 ? [t('commands.readNoPosition')] : (holdingTexts ?? [])),
  ].join(' ');
}
