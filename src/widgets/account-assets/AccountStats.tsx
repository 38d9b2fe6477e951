import { useUnit } from 'effector-react';
import { inUsdt, sumOf, valueOf, type Asset } from '@/contract/assets';
import { $areBalancesHidden } from '@/entities/assets';
import { $currency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { FigureLink } from '@/ui/FigureLink/FigureLink';
import { Grid } from '@/ui/Grid/Grid';
import { Stack } from '@/ui/Stack/Stack';
import { Stat } from '@/ui/Stat/Stat';
import type { AmountColumn } from './columns';
import type { TransferAccount } from './model';
import { recordsHref } from './recordsHref';
import { shownTotal } from './parts';
import { valueUnit } from './unit';

export interface AccountStatsProps {
  readonly wallet: TransferAccount;
  readonly list: readonly Asset[];
  /** The amounts shown as separate totals. */
  readonly amounts: readonly AmountColumn[];
}

/** The value of an account and its available, reserved, borrowed and unrealised amounts in USDT; the total also in the display currency. Each links to its underlying records, if they have a screen. */
export function AccountStats({ wallet, list, amounts }: AccountStatsProps) {
  const { currency, isHidden, device } = useUnit({ currency: $currency, isHidden: $areBalancesHidden, device: $device });
  const t = useText('accountAssets', 'assets');
  const format = useFormat();
  const { to } = useHrefs();
  const hiddenLabel = isHidden ? t('assets.hiddenValue') : undefined;
  const [fiat, usdt] = [valueUnit('fiat', null, currency), valueUnit('USDT', null, currency)];
  const total = sumOf(list.map(valueOf));
  const isPhone = device === 'phone';
  const sums = amounts.map((id) => ({
    id,
    label: t(`accountAssets.${id}`),
    value: usdt.formatParts(shownTotal(sumOf(list.map((asset) => inUsdt(asset[id], asset.price))), usdt), format),
    tone: id === 'unrealised' ? ('trend' as const) : ('plain' as const),
    hiddenLabel,
    href: recordsHref(id, { wallet }, to),
  }));
  const totalStat = (
    <Stat
      label={t('accountAssets.accountTotal')}
      value={usdt.formatParts(shownTotal(total, usdt), format)}
      hint={total.isPartial ? t('accountAssets.unpriced') : isHidden ? '' : `≈ ${fiat.formatParts(shownTotal(total, fiat), format).text}`}
      hiddenLabel={hiddenLabel}
      href={recordsHref('owned', { wallet }, to)}
    />
  );
  return (
    <Card as="section" density="generous" aria-label={t('accountAssets.figures')}>
      {isPhone ? (
        <Stack gap={5}>
          {totalStat}
          <DescriptionList items={sums.map(({ id, ...sum }) => ({ id, term: sum.label, value: <FigureLink {...sum} /> }))} />
        </Stack>
      ) : (
        <Grid columns="small" gap={6}>
          {totalStat}
          {sums.map(({ id, ...sum }) => (
            <Stat key={id} {...sum} />
          ))}
        </Grid>
      )}
    </Card>
  );
}
