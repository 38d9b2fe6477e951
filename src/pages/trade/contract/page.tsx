import { useUnit } from 'effector-react';
import { useParams } from 'react-router-dom';
import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { directoryRetried, marketSides } from '@/entities/market';
import { PositionDialogs } from '@/features/manage-position';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import { TradeDesk } from '@/widgets/trade-desk';
import { contractOf, deliveredAt } from './contractOf';
import { contractDesk } from './product';

/** The contract of an address without one. */
const defaultCode = 'btcusdt';

/** Trading of the contract in the address, which names it in its path or in its query. */
export function ContractTradePage() {
  useGate(ContractAccountGate, { mode: tradeMode.real });
  const { code: inPath } = useParams();
  const inQuery = useRouteQuery(routes.contractTrade)?.tradeName;
  const code = inPath ?? inQuery ?? defaultCode;
  const { view, onRetry } = useUnit({ view: marketSides.contract, onRetry: directoryRetried });
  const t = useText('contract');
  const contract = contractOf(code, view.list);
  const isUnknown = contract === null && view.list.length > 0;
  return (
    <Page route={routes.contractTrade} width="full" hasHeading={false}>
      {view.status === 'failed' ? (
        <ErrorState text={t('common.errorTitle')} onRetry={onRetry} />
      ) : isUnknown ? (
        <Unlisted code={code} />
      ) : (
        <TradeDesk product={contractDesk} pair={contract} />
      )}
      <PositionDialogs />
    </Page>
  );
}

interface UnlistedProps {
  readonly code: string;
}

/** Stands in place of the desk for a contract that has been delivered, or never was. */
function Unlisted({ code }: UnlistedProps) {
  const t = useText('contract');
  const format = useFormat();
  const { to } = useHrefs();
  const delivered = deliveredAt(code);
  const family = code.replace(/_\d+_d$/i, '_d');
  return (
    <EmptyState
      picture="search"
      text={t(delivered === null ? 'contract.unknown' : 'contract.deliveredTitle')}
      hint={delivered === null ? t('contract.unknownHint') : t('contract.deliveredHint', { date: format.dateTime(delivered) })}
      action={
        <Link
          variant="button"
          tone="accent"
          href={to(routes.contractTrade, { query: { tradeName: delivered === null ? defaultCode : family } }) ?? ''}
        >
          {t('contract.toCurrent')}
        </Link>
      }
    />
  );
}
