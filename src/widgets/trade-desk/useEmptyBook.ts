import { useDelivered, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';

/** What an empty order book shows, and the sentence that tells of it: that of a contract which was delivered stays empty. */
export function useEmptyBook(pair: Pick<Instrument, 'expiry'> | null): { readonly shown: string; readonly said: string } {
  const t = useText('trade');
  const delivered = useDelivered(pair) ? t('trade.bookDelivered') : null;
  return { shown: delivered ?? t('trade.bookEmpty'), said: delivered ?? t('trade.bookEmptySaid') };
}
