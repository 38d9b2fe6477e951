import type { TradingState } from '@/contract/market';
import { useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';

export interface TradingNoticeProps {
  readonly state: TradingState;
  /** The traded coin. */
  readonly coin: string;
  readonly listedTime: number;
  readonly delistTime: number | null;
}

/** Explains in an order form why trading is unavailable or will end, with the remaining options. */
export function TradingNotice({ state, coin, listedTime, delistTime }: TradingNoticeProps) {
  const t = useText('trade');
  const format = useFormat();
  const { to } = useHrefs();
  if (state === 'open') return null;
  const time = format.dateTime(state === 'upcoming' ? listedTime : (delistTime ?? 0));
  const withdraw = state === 'closed' || state === 'delisting' ? to(routes.withdraw) : null;
  return (
    <InlineAlert
      tone={state === 'upcoming' ? 'info' : 'warning'}
      action={withdraw && <Link href={withdraw}>{t('trade.withdrawCoin', { coin })}</Link>}
    >
      {t(`trade.state_${state}`, { coin, time })}
    </InlineAlert>
  );
}
