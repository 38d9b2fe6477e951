import { useUnit } from 'effector-react';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { closeScopes, coinsOf, contractName, isInCloseScope, type CloseScope, type Position } from '@/contract/swap';
import { $isHidden } from '@/entities/assets';
import { contractPositions } from '@/entities/contract-account';
import { $contractByCode } from '@/entities/market';
import { closeAllOpened } from '@/features/manage-position';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { Menu } from '@/ui/Menu/Menu';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import { useOverlay } from '@/ui/useOverlay';
import type { RecordContentProps } from '@/widgets/record-page';
import { positionColumns } from './positionColumns';

/** Decimals of a price whose contract is not known. */
const maxDecimals = 8;

/** The open positions, each with what can be done to it, live. */
export function Positions({ title, scope, tools }: RecordContentProps) {
  const { isHidden, contracts } = useUnit({ isHidden: $isHidden, contracts: $contractByCode });
  useText('contract');
  const { t } = useI18n();
  const format = useFormat();
  const columns = useMemo(() => {
    const decimalsOf = (code: string) => contracts.get(code)?.decimals ?? maxDecimals;
    return positionColumns({ t, format, hiddenLabel: isHidden ? t('contract.hidden') : undefined, decimalsOf });
  }, [t, format, isHidden, contracts]);
  const isShown = ({ contractCode }: Position) => scope?.contractCode === undefined || scope.contractCode === contractCode;
  return (
    <>
      <Inline gap={4}>
        {tools}
        <CloseAll />
      </Inline>
      <QueryView
        query={contractPositions}
        keepLatest
        density="compact"
        skeleton={<Skeleton shape="row" count={3} />}
        isEmpty={(rows) => !rows.some(isShown)}
        empty={<EmptyState density="compact" text={t('contract.emptyPositions')} />}
      >
        {(rows) => (
          <Table
            label={title}
            density="compact"
            rows={rows.filter(isShown)}
            rowKey={({ positionId }) => positionId}
            rowName={({ contractCode }) => `${coinsOf(contractCode).base} ${contractName(contractCode)}`}
            columns={columns}
          />
        )}
      </QueryView>
    </>
  );
}

const scopes: Readonly<Record<CloseScope, 'contract.all' | 'contract.closeProfit' | 'contract.closeLoss'>> = {
  all: 'contract.all',
  profit: 'contract.closeProfit',
  loss: 'contract.closeLoss',
};

/** Closes all positions at once, or those in profit or in loss. */
function CloseAll() {
  const { rows, onOpen } = useUnit({ rows: contractPositions.$latest, onOpen: closeAllOpened });
  const t = useText('contract');
  const { wasOpened, trigger, overlay } = useOverlay('menu');
  if (!rows || rows.length === 0) return null;
  const isEmpty = (scope: CloseScope) => !rows.some(({ unrealised }) => isInCloseScope(unrealised, scope));
  return (
    <>
      <Button {...trigger} size="compact">
        {t('contract.closeAll')}
        <Icon icon={ChevronDown} />
      </Button>
      {wasOpened && (
        <Menu
          {...overlay}
          label={t('contract.closeAll')}
          groups={[{ id: 'scopes', entries: closeScopes.map((id) => ({ id, label: t(scopes[id]), isDisabled: isEmpty(id) })) }]}
          onAction={(id) => {
            const chosen = closeScopes.find((scope) => scope === id);
            if (chosen) onOpen(chosen);
          }}
        />
      )}
    </>
  );
}
