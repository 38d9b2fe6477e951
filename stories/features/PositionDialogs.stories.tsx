import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { tradeMode } from '@/contract/swap';
import { $contractPositions, ContractAccountGate } from '@/entities/contract-account';
import { LiveMarket } from '@/entities/market';
import { closeAllOpened, PositionHost, positionActionOpened, type PositionAction } from '@/features/manage-position';
import { useGate } from '@/shared/lib/gate';
import { AppStory } from '../support';

export default { title: 'features/PositionDialogs' };

interface OpenedProps {
  readonly task: PositionAction | 'closeAll';
}

function Opened({ task }: OpenedProps) {
  const { positions, onTask, onCloseAll } = useUnit({
    positions: $contractPositions,
    onTask: positionActionOpened,
    onCloseAll: closeAllOpened,
  });
  useGate(ContractAccountGate, { mode: tradeMode.real });
  const id = positions.find(({ marginMode }) => marginMode === 'isolated')?.positionId;
  useEffect(() => {
    if (id === undefined) return;
    if (task === 'closeAll') onCloseAll('all');
    else onTask({ action: task, positionId: id });
  }, [id, task, onTask, onCloseAll]);
  return <PositionHost />;
}

const dialog = (task: OpenedProps['task']) => () => (
  <AppStory as="trader" scenario="hedged-positions">
    <LiveMarket side="contract">
      <Opened task={task} />
    </LiveMarket>
  </AppStory>
);

export const Close = dialog('close');

export const Exits = dialog('exits');

export const Margin = dialog('margin');

export const Reverse = dialog('reverse');

export const Share = dialog('share');

export const CloseAll = dialog('closeAll');
