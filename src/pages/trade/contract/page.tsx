import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ContractAccountGate } from '@/entities/contract-account';
import { instrumentsRetried, lookupStatus, instrumentLists } from '@/entities/market';
import { EditContractOrderHost } from '@/features/edit-contract-order';
import { PositionHost } from '@/features/manage-position';
import { isMockTrading } from '@/features/menu';
import { MockFundsHost } from '@/features/mock-funds';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { lazyNamed } from '@/shared/lazy';
import { Page } from '@/shared/page';
import { routes, useRouteQuery } from '@/shared/routing';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { TradeDesk } from '@/widgets/trade-desk';
import { contractDesk, mockDesk } from './product';
import { useShownContract } from './useShownContract';

const ContractEvents = lazyNamed(() => import('./ContractEvents'), 'ContractEvents');
const UnlistedContract = lazyNamed(() => import('./UnlistedContract'), 'UnlistedContract');

/** Contract trading: the contract comes from path or query of the URL, the account is the real or the mock one. */
export function ContractTradePage() {
  const isMock = isMockTrading(useLocation().pathname);
  const desk = isMock ? mockDesk : contractDesk;
  const { mode, product, defaultCode } = desk;
  useGate(ContractAccountGate, { mode });
  const { code: inPath } = useParams();
  const inQuery = useRouteQuery(routes.contractTrade);
  const code = inPath ?? inQuery?.tradeName ?? defaultCode;
  const { listed, onRetry } = useUnit({ listed: instrumentLists[product.market], onRetry: instrumentsRetried });
  const t = useText('contract');
  const contract = useShownContract({ code, type: inQuery?.type, list: listed.list });
  const status = lookupStatus(listed, contract);
  return (
    <Page route={product.route} width="full" hasHeading={false}>
      {status === 'failed' ? (
        <ErrorState level={1} text={t('common.errorTitle')} onRetry={onRetry} />
      ) : status === 'unlisted' ? (
        <UnlistedContract code={code} desk={desk} />
      ) : (
        <TradeDesk product={product} pair={contract} />
      )}
      <PositionHost />
      {isMock && <MockFundsHost />}
      <Suspense fallback={null}>
        <ContractEvents contract={contract} />
      </Suspense>
      <EditContractOrderHost />
    </Page>
  );
}
