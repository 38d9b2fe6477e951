import { useCallback } from 'react';
import type { Instrument } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';

/** Returns a function that names an instrument in two parts: the pair such as `BTC/USDT` and, for a contract, its kind with the delivery date. */
export function useInstrumentParts(): (instrument: Instrument) => { readonly pair: string; readonly kind: string | null } {
  const t = useText('market');
  const format = useFormat();
  return useCallback(
    ({ side, base, quote, contractType, expiry }) => {
      if (contractType === null) return { pair: `${base}/${quote}`, kind: null };
      const kind = t(`market.${contractType}`);
      return {
        pair: side === 'mock' ? `${base}/${quote}` : `${base}${quote}`,
        kind: expiry === null ? kind : t('market.delivery', { kind, date: format.date(expiry) }),
      };
    },
    [t, format],
  );
}

/** Returns a function that names an instrument in one line. */
export function useInstrumentName(): (instrument: Instrument) => string {
  const partsOf = useInstrumentParts();
  return useCallback(
    (instrument) => {
      const { pair, kind } = partsOf(instrument);
      return kind === null ? pair : `${pair} ${kind}`;
    },
    [partsOf],
  );
}
