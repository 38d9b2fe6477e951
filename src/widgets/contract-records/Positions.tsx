import { useUnit } from 'effector-react';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { closeScopes, coinsOf, contractName, isInCloseScope, type CloseScope, type Position } from '@/contract/swap';
import { $areBalancesHidden } from '@/entities/assets';
import { contractPositions } from '@/entities/contract-account';
import { $contractByCode, tradeHref } from '@/entities/market';
import { FormulaHelp } from '@/features/contract-formulas';
import { closeAllOpened } from '@/features/manage-position';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { Menu } from '@/ui/Menu/Menu';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import type { Column, Sort } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { useOverlay } from '@/ui/useOverlay';
import { pageSize, RecordPagination, type RecordContentProps } from '@/widgets/record-page';
import { positionColumns } from './positionColumns';
import { sortedPositions } from './sortedPositions';

/** The open positions with their actions, updated live. */
export function Positions({ title, scope, tools }: RecordContentProps) {
  const { isHidden, contracts } = useUnit({ isHidden: $areBalancesHidden, contracts: $contractByCode });
  useText('contract', 'records');
  const { t } = useI18n();
  const format = useFormat();
  const { to } = useHrefs();
  const columns = useMemo(() => {
    const decimalsOf = (code: string) => contracts.get(code)?.decimals ?? null;
    const hrefOf = (code: string) => {
      const contract = contracts.get(code);
      return contract ? tradeHref(contract, to) : null;
    };
    return positionColumns({ t, format, hiddenLabel: isHidden ? t('contract.hidden') : undefined, decimalsOf, hrefOf });
  }, [t, format, isHidden, contracts, to]);
  const isShown = ({ contractCode }: Position) => scope?.contractCode === undefined || scope.contractCode === contractCode;
  return (
    <>
      <Inline gap={4}>
        {tools}
        <PositionTools />
      </Inline>
      <QueryView
        query={contractPositions}
        keepLatest
        density="compact"
        skeleton={<Skeleton shape="row" count={3} />}
        isEmpty={(rows) => !rows.some(isShown)}
        empty={<EmptyState density="compact" text={t('contract.emptyPositions')} />}
      >
        {(rows) => <PositionPages title={title} positions={rows.filter(isShown)} columns={columns} />}
      </QueryView>
    </>
  );
}

interface PositionPagesProps {
  readonly title: string;
  readonly positions: readonly Position[];
  readonly columns: readonly Column<Position>[];
}

/** The positions in pages: every price update rerenders them, which would be slow for hundreds of rows. */
function PositionPages({ title, positions, columns }: PositionPagesProps) {
  const [chosen, setPage] = useState(1);
  const [sort, setSort] = useState<Sort | null>(null);
  const page = Math.min(chosen, Math.ceil(positions.length / pageSize));
  return (
    <Stack gap={4}>
      <Table
        label={title}
        density="compact"
        sort={sort}
        onSort={setSort}
        rows={sortedPositions(positions, sort).slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ positionId }) => positionId}
        rowName={({ contractCode }) => `${coinsOf(contractCode).base} ${contractName(contractCode)}`}
        columns={columns}
      />
      <RecordPagination title={title} page={page} totalCount={positions.length} onPage={setPage} />
    </Stack>
  );
}

const scopeLabels: Readonly<Record<CloseScope, 'contract.all' | 'contract.closeProfit' | 'contract.closeLoss'>> = {
  all: 'contract.all',
  profit: 'contract.closeProfit',
  loss: 'contract.closeLoss',
};

/** The tools for positions, if there are any: closing all, or those in profit or loss, and an explanation of their calculation. */
function PositionTools() {
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
          groups={[{ id: 'scopes', entries: closeScopes.map((id) => ({ id, label: t(scopeLabels[id]), isDisabled: isEmpty(id) })) }]}
          onAction={(id) => {
            const chosen = closeScopes.find((scope) => scope === id);
            if (chosen) onOpen(chosen);
          }}
        />
      )}
      <FormulaHelp about="positions" />
    </>
  );
}
