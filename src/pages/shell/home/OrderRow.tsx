import { Instant, useFormat, useText } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { PairName } from '@/ui/PairName/PairName';
import { Text } from '@/ui/Text/Text';
import { activityEnd, activityMiddle, activityName, activityRow, activityTags } from './activity.css';
import type { OpenOrder } from './activityModel';

export interface OrderRowProps {
  readonly order: OpenOrder;
  /** Masks the amount; screen readers read this label instead. */
  readonly hiddenLabel?: string;
}

const tones = { buy: 'rise', sell: 'fall' } as const;

/** An open order with its pair, side, price, amount and filled percentage. */
export function OrderRow({ order: { base, quote, side, price, amount, unit, filled, createdTime }, hiddenLabel }: OrderRowProps) {
  const t = useText('homeAccount', 'orders');
  const format = useFormat();
  return (
    <li className={activityRow}>
      <CoinIcon symbol={base} />
      <div className={activityName}>
        <span className={activityTags}>
          {quote ? <PairName base={base} quote={quote} /> : base}
          <Badge tone={tones[side]}>{t(`orders.${side}`)}</Badge>
        </span>
        <Text size="small" tone="faint" face="figures">
          <Instant at={createdTime} />
        </Text>
      </div>
      <div className={activityMiddle}>
        <Text face="figures">{price === null ? t('orders.typeMarket') : format.amount(price, { min: 2 })}</Text>
        <Text size="small" tone="faint">
          {t('orders.price')}
        </Text>
      </div>
      <div className={activityEnd}>
        <Amount value={format.parts.amount(amount, { unit })} weight="medium" hiddenLabel={hiddenLabel} />
        <Text size="small" tone="faint" face="figures">
          {t('homeAccount.filled', { percent: filled })}
        </Text>
      </div>
    </li>
  );
}
