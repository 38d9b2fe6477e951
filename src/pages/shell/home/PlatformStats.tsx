import { useUnit } from 'effector-react';
import { $currency, inCurrency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { figure, figures as row } from './blocks.css';
import { $figures, $hasFiguresFailed, figuresRetried } from './newsModel';

/** The exchange in four figures. */
export function PlatformStats() {
  const units = { figures: $figures, hasFailed: $hasFiguresFailed, currency: $currency, onRetry: figuresRetried };
  const { figures, hasFailed, currency, onRetry } = useUnit(units);
  const t = useText('home');
  const format = useFormat();
  if (hasFailed && !figures) {
    return (
      <div className={row}>
        <Text tone="soft">{t('home.failedFigures')}</Text>
        <Button size="compact" onPress={() => onRetry()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  const turnover = figures && (inCurrency(figures.turnover, currency) ?? figures.turnover);
  const code = currency.rate === null ? 'USDT' : currency.code;
  const rows = [
    { name: t('home.turnover'), value: turnover && `${format.compact(turnover)} ${code}` },
    { name: t('home.users'), value: figures && format.count(figures.userCount) },
    { name: t('home.pairs'), value: figures && format.count(figures.pairCount) },
    { name: t('home.contracts'), value: figures && format.count(figures.contractCount) },
  ];
  return (
    <dl className={row} aria-label={t('home.figures')}>
      {rows.map(({ name, value }) => (
        <div key={name} className={figure}>
          <Text as="dd" size="heading" weight="semibold" face="figures" wrap="never">
            {value ?? <Skeleton length="medium" />}
          </Text>
          <Text as="dt" size="dense" tone="soft">
            {name}
          </Text>
        </div>
      ))}
    </dl>
  );
}
