import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { multiply } from '@/contract/decimal';
import { useDelivered, useLiveQuote } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { lazyNamed } from '@/shared/lazy';
import { Countdown } from '@/ui/Countdown/Countdown';
import { TickerStat, type DeskPartProps } from '@/widgets/trade-desk';
import { $now, CountdownGate } from './model';

const DeliveredFigures = lazyNamed(() => import('./DeliveredFigures'), 'DeliveredFigures');

/** Mark and index price with funding rate and countdown, or the countdown to delivery; settlement price and date once delivered. */
export function ContractFigures({ pair }: DeskPartProps) {
  useGate(CountdownGate);
  const now = useUnit($now);
  const t = useText('contract');
  const format = useFormat();
  const quote = useLiveQuote(pair);
  // Until the contract is loaded, the stats of a perpetual contract are shown without values.
  const { decimals, expiry } = pair ?? { decimals: 2, expiry: null };
  const rate = quote?.fundingRate ?? null;
  const isDelivered = useDelivered(pair);
  if (pair && expiry !== null && isDelivered)
    return (
      <Suspense fallback={null}>
        <DeliveredFigures contract={pair} expiry={expiry} />
      </Suspense>
    );
  return (
    <>
      <TickerStat name={t('contract.mark')}>{format.price(quote?.markPrice, decimals)}</TickerStat>
      <TickerStat name={t('contract.index')}>{format.price(quote?.indexPrice, decimals)}</TickerStat>
      {expiry === null ? (
        <TickerStat name={t('contract.countdown')}>
          {format.percent(rate && multiply(rate, '100'), 4)} /{' '}
          {quote?.nextFundingTime ? <Countdown variant="clock" to={quote.nextFundingTime} now={now} /> : '–'}
        </TickerStat>
      ) : (
        <TickerStat name={t('contract.delivery')}>
          <Countdown variant="clock" to={expiry} now={now} />
        </TickerStat>
      )}
    </>
  );
}

/** Open interest of a contract; zero once delivered, as quotes have ended. */
export function OpenInterest({ pair }: DeskPartProps) {
  const t = useText('contract');
  const format = useFormat();
  const quote = useLiveQuote(pair);
  const openInterest = useDelivered(pair) ? '0' : quote?.openInterest;
  return (
    <TickerStat name={t('contract.openInterest')}>
      {format.compact(openInterest)} {pair?.amountUnit}
    </TickerStat>
  );
}
