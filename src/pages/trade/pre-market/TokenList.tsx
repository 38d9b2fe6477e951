import { useUnit } from 'effector-react';
import { premarketStage } from '@/contract/premarket';
import { splitDigit } from '@/contract/market';
import { premarketCode, premarketPairs } from '@/entities/premarket';
import { useFormat, useText } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Link } from '@/ui/Link/Link';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Table } from '@/ui/Table/Table';
import { stages } from './stages';

/** The tokens of the pre-market to choose from on a trade screen. */
export function TokenList({ close }: OverlayBodyProps) {
  const pairs = useUnit(premarketPairs.$latest);
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const { to } = useHrefs();
  return (
    <Table
      label={t('premarket.tokens_all')}
      density="compact"
      followsLink
      rows={(pairs ?? []).filter(({ stage }) => stage !== premarketStage.settled)}
      rowKey={({ tradeId }) => String(tradeId)}
      columns={[
        {
          id: 'token',
          header: t('premarket.token'),
          cell: (row) => (
            <Link variant="plain" href={to(routes.preMarket, { query: { pair: premarketCode(row) } }) ?? ''} onPress={close}>
              {`${row.baseCurrency}/${row.quoteCurrency}`}
            </Link>
          ),
        },
        {
          id: 'stage',
          header: t('premarket.stage'),
          width: 96,
          cell: ({ stage }) => <Badge tone={stages[stage].tone}>{t(stages[stage].label)}</Badge>,
        },
        {
          id: 'last',
          header: t('premarket.last'),
          align: 'end',
          width: 84,
          cell: ({ last, digit }) => format.price(last, splitDigit(digit).price),
        },
        {
          id: 'change',
          header: t('trade.change'),
          align: 'end',
          width: 84,
          cell: ({ change }) => <PriceChange value={format.parts.percent(change)} />,
        },
      ]}
    />
  );
}
