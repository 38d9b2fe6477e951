import { useUnit } from 'effector-react';
import { multiplyKnown, type Decimal } from '@/contract/decimal';
import { $currency, type DisplayCurrency } from '@/entities/currency';
import { unknown, useFormat, useText, type Format } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { figure, figures as row } from './blocks.css';
import { platform } from './newsModel';

/** Four platform statistics. */
export function PlatformStats() {
  const units = { figures: platform.$latest, error: platform.$error, currency: $currency, onRetry: platform.refetched };
  const { figures, error, currency, onRetry } = useUnit(units);
  const t = useText('home');
  const format = useFormat();
  if (error && !figures) {
    return (
      <div className={row}>
        <Text tone="soft">{t('home.failedFigures')}</Text>
        <Button size="compact" onPress={() => onRetry()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  const count = (value: number | null): string => (value === null ? unknown : format.count(value));
  const rows = [
    { name: t('home.turnover'), value: figures && turnoverText(figures.turnover, currency, format) },
    { name: t('home.users'), value: figures && count(figures.userCount) },
    { name: t('home.pairs'), value: figures && count(figures.pairCount) },
    { name: t('home.contracts'), value: figures && count(figures.contractCount) },
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

function turnoverText(turnover: Decimal | null, currency: DisplayCurrency, format: Format): string {
  if (turnover === null) return unknown;
  const value = multiplyKnown(turnover, currency.rate);
  return value === null ? `${format.compact(turnover)} USDT` : `${format.compact(value)} ${currency.code}`;
}
