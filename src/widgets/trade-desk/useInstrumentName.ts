import { useCallback } from 'react';
import type { Instrument } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';

/** Tells what an instrument is called: `BTC/USDT` for a pair, its kind and the day of its delivery with a contract. */
export function useInstrumentName(): (instrument: Instrument) => string {
  const t = useText('market');
  const format = useFormat();
  return useCallback(
    ({ side, base, quote, contractType, expiry }) => {
      if (contractType === null) return `${base}/${quote}`;
      const kind = t(`market.${contractType}`);
      const pair = side === 'mock' ? `${base}/${quote}` : `${base}${quote}`;
      return `${pair} ${expiry === null ? kind : t('market.delivery', { kind, date: format.date(expiry) })}`;
    },
    [t, format],
  );
}
