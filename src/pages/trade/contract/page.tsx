import { useUnit } from 'effector-react';
import { useLocation, useParams } from 'react-router-dom';
import { ContractAccountGate } from '@/entities/contract-account';
import { directoryRetried, marketSides } from '@/entities/market';
import { EditContractOrderHost } from '@/features/edit-contract-order';
import { PositionHost } from '@/features/manage-position';
import { isMockTrading } from '@/features/menu';
import { MockFundsHost } from '@/features/mock-funds';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { useHrefs, useRouteQuery } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';
import { TradeDesk } from '@/widgets/trade-desk';
import { contractOf, deliveredAt } from './contractOf';
import { contractDesk, mockDesk, type ContractDesk } from './product';

/** Trading of the contract in the address, which names it in its path or in its query: with the real account, or with that of mock trading. */
export function ContractTradePage() {
  const isMock = isMockTrading(useLocation().pathname);
  const desk = isMock ? mockDesk : contractDesk;
  const { mode, product, defaultCode } = desk;
  useGate(ContractAccountGate, { mode });
  const { code: inPath } = useParams();
  const inQuery = useRouteQuery(product.route)?.tradeName;
  const code = inPath ?? inQuery ?? defaultCode;
  const { view, onRetry } = useUnit({ view: marketSides[product.market], onRetry: directoryRetried });
  const t = useText('contract');
  const contract = contractOf(code, view.list);
  const isUnknown = contract === null && view.list.length > 0;
  return (
    <Page route={product.route} width="full" hasHeading={false}>
      {view.status === 'failed' ? (
        <ErrorState level={1} text={t('common.errorTitle')} onRetry={onRetry} />
      ) : isUnknown ? (
        <Unlisted code={code} desk={desk} />
      ) : (
        <TradeDesk product={product} pair={contract} />
      )}
      <PositionHost />
      {isMock && <MockFundsHost />}
      <EditContractOrderHost />
    </Page>
  );
}

interface UnlistedProps {
  readonly code: string;
  readonly desk: ContractDesk;
}

/** Stands in place of the desk for a contract that has been delivered, or never was. */
function Unlisted({ code, desk: { product, defaultCode } }: UnlistedProps) {
  const t = useText('contract');
  const format = useFormat();
  const { to } = useHrefs();
  const delivered = deliveredAt(code);
  const current = delivered === null ? defaultCode : code.replace(/_\d+_d$/i, '_d');
  return (
    <EmptyState
      level={1}
      picture="search"
      text={t(delivered === null ? 'contract.unknown' : 'contract.deliveredTitle')}
      hint={delivered === null ? t('contract.unknownHint') : t('contract.deliveredHint', { date: format.dateTime(delivered) })}
      action={
        <Link variant="button" tone="accent" href={to(product.route, { query: { tradeName: current } }) ?? ''}>
          {t('contract.toCurrent')}
        </Link>
      }
    />
  );
}
