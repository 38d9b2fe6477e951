import type { CoinProfile } from '@/contract/market';
import { networkSymbol } from '@/features/choose-network';
import { useText, type Translate } from '@/shared/i18n';
import { useHrefs, type Hrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';

type Network = CoinProfile['networks'][number];

/** The networks of a coin with contract address, deposit and withdrawal status, and explorer. */
export function Networks({ profile: { networks } }: { readonly profile: CoinProfile }) {
  const t = useText('coinInfo');
  const { resolveUrl } = useHrefs();
  return (
    <Panel title={t('coinInfo.networks')} level={3} inset="none">
      <Table
        label={t('coinInfo.networks')}
        columns={columnsOf(t, resolveUrl)}
        rows={networks}
        rowKey={({ network }) => network}
        empty={<EmptyState density="compact" text={t('coinInfo.noNetworks')} />}
      />
    </Panel>
  );
}

const columnsOf = (t: Translate<'coinInfo'>, resolveUrl: Hrefs['resolveUrl']): readonly Column<Network>[] => [
  {
    id: 'network',
    header: t('coinInfo.network'),
    width: 160,
    cell: ({ network, name }) => (
      <Inline gap={3} wrap={false}>
        <CoinIcon symbol={networkSymbol(network)} size="regular" />
        <Text weight="medium">{name || network}</Text>
      </Inline>
    ),
  },
  {
    id: 'contract',
    header: t('coinInfo.contract'),
    width: 200,
    priority: 0.5,
    cell: ({ name, contractAddress }) =>
      contractAddress === '' ? (
        <Text tone="soft">{t('coinInfo.native')}</Text>
      ) : (
        <Inline gap={2} wrap={false}>
          <Text face="mono" size="small" title={contractAddress}>
            {shortened(contractAddress)}
          </Text>
          <CopyButton text={contractAddress} label={t('coinInfo.copyContract', { network: name })} />
        </Inline>
      ),
  },
  {
    id: 'state',
    header: t('coinInfo.state'),
    width: 160,
    priority: 2,
    cell: ({ isDepositOpen, isWithdrawOpen }) => (
      <Badge tone={isDepositOpen && isWithdrawOpen ? 'success' : 'warning'}>{stateOf(t, isDepositOpen, isWithdrawOpen)}</Badge>
    ),
  },
  {
    id: 'explorer',
    header: t('coinInfo.explorer'),
    isHeaderHidden: true,
    align: 'end',
    width: 120,
    priority: 1,
    cell: ({ name, explorerUrl }) => {
      const verdict = resolveUrl(explorerUrl);
      return (
        verdict.kind === 'external' && (
          <Link href={verdict.href} isExternal aria-label={t('coinInfo.explorerOf', { network: name })}>
            {t('coinInfo.explorer')}
          </Link>
        )
      );
    },
  },
];

/** Shortens an address for display; the full one is copied. */
const shortened = (address: string): string => (address.length > 20 ? `${address.slice(0, 8)}…${address.slice(-6)}` : address);

function stateOf(t: Translate<'coinInfo'>, isDepositOpen: boolean, isWithdrawOpen: boolean): string {
  if (isDepositOpen && isWithdrawOpen) return t('coinInfo.open');
  if (isDepositOpen) return t('coinInfo.depositOnly');
  return isWithdrawOpen ? t('coinInfo.withdrawOnly') : t('coinInfo.suspended');
}
