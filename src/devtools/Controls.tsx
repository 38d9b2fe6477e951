import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { SimulationStatus } from '@mocks/control';
import { useText } from '@/shared/i18n';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { Faults } from './Faults';
import * as model from './model';
import { Requests } from './Requests';
import { SavePoints } from './SavePoints';
import { State } from './State';

export interface ControlsProps {
  readonly onClose: () => void;
}

/** The devtools panel: state, faults, save points and requests of the simulated exchange. */
export function Controls({ onClose }: ControlsProps) {
  const t = useText('devtools');
  const { status, hasFailed, opened } = useUnit({ status: model.$status, hasFailed: model.$hasFailed, opened: model.opened });
  useEffect(() => opened(), [opened]);
  return (
    <Sheet side="end" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('devtools.heading')}>
      {status && <Boards status={status} onLeave={onClose} />}
      {!status && hasFailed && <ErrorState text={t('common.errorTitle')} advice={t('common.errorServer')} onRetry={opened} />}
      {!status && !hasFailed && <Skeleton shape="row" count={6} label />}
    </Sheet>
  );
}

function Boards({ status, onLeave }: { readonly status: SimulationStatus; readonly onLeave: () => void }) {
  const t = useText('devtools');
  const boards = {
    state: <State status={status} onLeave={onLeave} />,
    faults: <Faults />,
    saves: <SavePoints />,
    requests: <Requests />,
  };
  return (
    <Tabs
      label={t('devtools.heading')}
      size="compact"
      tabs={[
        { id: 'state', label: t('devtools.state') },
        { id: 'faults', label: t('devtools.faults') },
        { id: 'saves', label: t('devtools.saves') },
        { id: 'requests', label: t('devtools.requests') },
      ]}
      defaultSelected="state"
    >
      {(id) => Object.entries(boards).find(([name]) => name === id)?.[1] ?? null}
    </Tabs>
  );
}
