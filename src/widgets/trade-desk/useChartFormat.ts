import { useMemo } from 'react';
import { changePercent } from '@/contract/decimal';
import { useFormat } from '@/shared/i18n';
import type { ChartFormat } from '@/ui/ChartFrame/chart';

/** The formatters of a chart in the app's language and time zone. */
export function useChartFormat(): ChartFormat {
  const format = useFormat();
  return useMemo(
    () => ({
      price: format.price,
      percent: (value) => format.percent(value),
      change: (from, to) => format.percent(changePercent(from, to)),
      compact: format.compact,
      dateTime: format.dateTime,
      zone: format.zone,
    }),
    [format],
  );
}
