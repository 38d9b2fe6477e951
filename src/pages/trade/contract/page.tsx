import { useUnit } from 'effector-react';
import { useLocation, useParams } from 'react-router-dom';
import { ContractAccountGate } from '@/entities/contract-account';
import { directoryRetried, marketSides } from '@/entities/market';
import { EditContractOrderHost } from '@/features/edit-contract-order';
import { PositionDialogs } from '@/features/manage-position';
import { isMockTrading } from '@/features/menu';
import { MockFundsHost } from '@/features/mock-funds';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import { TradeDesk } from '@/widgets/trade-desk';
import { contractOf, deliveredAt } from './contractOf';
import { contractDesk, mockDesk } from './product';

/** Trading of the contract in the address, which names it in its path or in its query: with the real account, or with that of mock trading. */
export function ContractTradePage() {
  const isMock = isMockTrading(useLocation().pathname);
  const { mode, product, defaultCode } = isMock ? mockDesk : contractDesk;
  useGate(ContractAccountGate, { mode });
  const { code: inPath } = useParams();
  const inQuery = useRouteQuery(isMock ? routes.mockTrade : routes.contractTrade)?.tradeName;
  const code = inPath ?? inQuery ?? defaultCode;
  const { view, onRetry } = useUnit({ view: marketSides[product.market], onRetry: directoryRetried });
  const t = useText('contract');
  const contract = contractOf(code, view.list);
  const isUnknown = contract === null && view.list.length > 0;
  return (
    <Page route={product.route} width="full" hasHeading={false}>
      {view.status === 'failed' ? (
        <ErrorState text={t('common.errorTitle')} onRetry={onRetry} />
      ) : isUnknown ? (
        <Unlisted code={code} isMock={isMock} />
      ) : (
        <TradeDesk product={product} pair={contract} />
      )}
      <PositionDialogs />
      {isMock && <MockFundsHost />}
      <EditContractOrderHost />
    </Page>
  );
}

interface UnlistedProps {
  readonly code: string;
  readonly isMock: boolean;
}

/** Stands in place of the desk for a contract that has been delivered, or never was. */
function Unlisted({ code, isMock }: UnlistedProps) {
  const t = useText('contract');
  const format = useFormat();
  const { to } = useHrefs();
  const delivered = deliveredAt(code);
  const current = delivered === null ? (isMock ? mockDesk : contractDesk).defaultCode : code.replace(/_\d+_d$/i, '_d');
  return (
    <EmptyState
      picture="search"
      text={t(delivered === null ? 'contract.unknown' : 'contract.deliveredTitle')}
      hint={delivered === null ? t('contract.unknownHint') : t('contract.deliveredHint', { date: format.dateTime(delivered) })}
      action={
        <Link
          variant="button"
          tone="accent"
          href={to(isMock ? routes.mockTrade : routes.contractTrade, { query: { tradeName: current } }) ?? ''}
        >
          {t('contract.toCurrent')}
        </Link>
      }
    />
  );
}
