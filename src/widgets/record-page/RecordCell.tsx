import { toUnits, truncate } from '@/contract/decimal';
import { Instant, useI18n } from '@/shared/i18n';
import { regionName } from '@/shared/i18n/regions';
import { useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { Progress } from '@/ui/Progress/Progress';
import { Text } from '@/ui/Text/Text';
import { missingAmountText, type RecordColumn } from './column';

export interface RecordCellProps<Row> {
  readonly column: RecordColumn<Row>;
  readonly row: Row;
}

/** The value of one column of a record, in a table or on a card. */
export function RecordCell<Row>({ column, row }: RecordCellProps<Row>) {
  const { t, format, language } = useI18n();
  const { to } = useHrefs();
  switch (column.kind) {
    case 'time': {
      const instant = column.value(row);
      return instant === null ? (
        missing
      ) : (
        <Text wrap="never">
          <Instant at={instant} />
        </Text>
      );
    }
    case 'text':
      return <Text tone={column.tone?.(row)}>{column.value(row, t) ?? missing}</Text>;
    case 'region':
      return regionName(column.value(row) ?? '', language.bcp47) ?? missing;
    case 'link': {
      const href = column.href(row, to);
      const text = column.value(row, t) ?? missing;
      return href === null ? text : <Link href={href}>{text}</Link>;
    }
    case 'reference':
      return <Reference text={column.value(row)} url={column.url?.(row) ?? ''} />;
    case 'coin':
      return (
        <Inline as="span" gap={3} wrap={false}>
          <CoinIcon symbol={column.value(row)} size="regular" />
          {column.value(row)}
        </Inline>
      );
    case 'amount': {
      const amount = column.value(row);
      const none = missingAmountText(column, t);
      if (amount === null && none !== null) return none;
      return <Amount value={format.parts.amount(amount ?? '', { decimals: maxDecimals, unit: column.unit?.(row) })} weight="medium" />;
    }
    case 'price':
      return <Amount value={format.parts.amount(column.value(row) ?? '', { decimals: maxDecimals })} isMinorFaint={false} />;
    case 'number': {
      const count = column.value(row);
      return <Text face="figures">{count === null ? missing : format.count(count)}</Text>;
    }
    case 'percent': {
      const percent = column.value(row);
      return percent === null ? missing : <PriceChange value={format.parts.percent(percent)} />;
    }
    case 'progress':
      return <Progress label={t(column.header)} percent={toUnits(truncate(column.value(row), 2), 2)} />;
    case 'state': {
      const { label, tone } = column.value(row);
      return <Badge tone={tone}>{t(label)}</Badge>;
    }
  }
}

/** An address or transaction, linked to where it can be looked up if the URL is external. */
function Reference({ text, url }: { readonly text: string | null; readonly url: string }) {
  const { resolveUrl } = useHrefs();
  if (text === null) return missing;
  const resolved = resolveUrl(url);
  const content = (
    <Text face="mono" size="small">
      {text}
    </Text>
  );
  return resolved.kind === 'external' ? (
    <Link href={resolved.href} isExternal>
      {content}
    </Link>
  ) : (
    content
  );
}

const missing = '–';
/** Records show all decimals. */
const maxDecimals = 18;
