import { Pencil, Trash2 } from 'lucide-react';
import type { ApiKey, ApiPermission } from '@/contract/apiKeys';
import { Instant, useText, type Translate } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import type { Column } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';
import type { KeyDialog } from './model';
import { lines } from './page.css';

interface KeyColumnsOptions {
  readonly t: Translate<'apiKeys'>;
  readonly now: number;
  readonly onOpen: (dialog: KeyDialog) => void;
}

/** Columns of the key table, including the edit and delete actions. */
export const keyColumns = ({ t, now, onOpen }: KeyColumnsOptions): readonly Column<ApiKey>[] => [
  { id: 'label', header: t('apiKeys.label'), width: 136, cell: (key) => <KeyLabel apiKey={key} now={now} /> },
  {
    id: 'key',
    header: t('apiKeys.key'),
    width: 148,
    priority: 2,
    cell: ({ key, label }) => (
      <Inline as="span" gap={2} wrap={false}>
        <Text face="mono">{`${key.slice(0, 6)}…${key.slice(-4)}`}</Text>
        <CopyButton text={key} label={t('apiKeys.copyKeyOf', { label })} />
      </Inline>
    ),
  },
  {
    id: 'permissions',
    header: t('apiKeys.permissions'),
    width: 148,
    priority: 1,
    cell: ({ permissions }) => (
      <Inline as="span" gap={2}>
        {permissions.map((permission) => (
          <Badge key={permission} tone={tones[permission]}>
            {t(`apiKeys.may_${permission}`)}
          </Badge>
        ))}
      </Inline>
    ),
  },
  {
    id: 'addresses',
    header: t('apiKeys.addresses'),
    width: 184,
    priority: 3,
    cell: ({ addresses }) => <Addresses addresses={addresses} />,
  },
  {
    id: 'expires',
    header: t('apiKeys.expires'),
    width: 116,
    priority: 4,
    cell: ({ expiresTime }) => (expiresTime === null ? t('apiKeys.never') : <Instant at={expiresTime} part="date" />),
  },
  {
    id: 'used',
    header: t('apiKeys.lastUsed'),
    width: 132,
    priority: 5,
    cell: ({ lastUsedTime, lastUsedAddress }) =>
      lastUsedTime === null ? (
        <Text tone="soft">{t('apiKeys.unused')}</Text>
      ) : (
        <span className={lines}>
          <Instant at={lastUsedTime} />
          <Text size="small" tone="soft">
            {lastUsedAddress}
          </Text>
        </span>
      ),
  },
  {
    id: 'created',
    header: t('apiKeys.created'),
    width: 104,
    priority: 6,
    cell: ({ createdTime }) => <Instant at={createdTime} part="date" />,
  },
  {
    id: 'actions',
    header: t('apiKeys.actions'),
    isHeaderHidden: true,
    align: 'end',
    width: 88,
    cell: (key) => (
      <Inline as="span" gap={1} wrap={false} justify="end">
        <IconButton icon={Pencil} label={t('apiKeys.editOf', { label: key.label })} onPress={() => onOpen({ kind: 'edit', key })} />
        <IconButton icon={Trash2} label={t('apiKeys.deleteOf', { label: key.label })} onPress={() => onOpen({ kind: 'delete', key })} />
      </Inline>
    ),
  },
];

const tones = { read: 'neutral', trade: 'info', withdraw: 'warning' } as const satisfies Record<ApiPermission, string>;
const weekMs = 7 * 86_400_000;

/** The label of a key, with a badge if it has expired or expires soon. */
function KeyLabel({ apiKey: { label, expiresTime }, now }: { readonly apiKey: ApiKey; readonly now: number }) {
  const t = useText('apiKeys');
  const remainingMs = expiresTime === null ? Infinity : expiresTime - now;
  return (
    <span className={lines}>
      <Text weight="medium">{label}</Text>
      {remainingMs <= 0 && <Badge tone="danger">{t('apiKeys.expired')}</Badge>}
      {remainingMs > 0 && remainingMs < weekMs && <Badge tone="warning">{t('apiKeys.expiresSoon')}</Badge>}
    </span>
  );
}

/** The addresses a key is limited to: all up to three, otherwise the first two and the number of the others. */
function Addresses({ addresses }: Pick<ApiKey, 'addresses'>) {
  const t = useText('apiKeys');
  if (addresses.length === 0) return <Text tone="warning">{t('apiKeys.anywhere')}</Text>;
  const shown = addresses.slice(0, addresses.length > 3 ? 2 : 3);
  return (
    <span className={lines} title={addresses.join(', ')}>
      {shown.map((address) => (
        <Text key={address} face="mono" size="dense">
          {address}
        </Text>
      ))}
      {addresses.length > shown.length && (
        <Text size="small" tone="soft">
          {t('apiKeys.more', { count: addresses.length - shown.length })}
        </Text>
      )}
    </span>
  );
}
