import { useDelivered, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';

/** The displayed and the spoken text of an empty order book; a delivered contract has a text of its own, as its book stays empty. */
export function useEmptyBook(pair: Pick<Instrument, 'expiry'> | null): { readonly shown: string; readonly spoken: string } {
  const t = useText('trade');
  const delivered = useDelivered(pair) ? t('trade.bookDelivered') : null;
  return { shown: delivered ?? t('trade.bookEmpty'), spoken: delivered ?? t('trade.bookEmptySaid') };
}
