import type { SimulationStatus } from '@mocks/control';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { Codes } from './Codes';
import { Faults } from './Faults';
import { ControlsGate, status } from './model';
import { Requests } from './Requests';
import { SavePoints } from './SavePoints';
import { State } from './State';

export interface ControlsProps {
  readonly onClose: () => void;
}

/** The devtools panel: state, faults, save points and requests of the simulated exchange. */
export function Controls({ onClose }: ControlsProps) {
  const t = useText('devtools');
  useGate(ControlsGate);
  return (
    <Sheet side="end" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('devtools.heading')}>
      <QueryView query={status} skeleton={<Skeleton shape="row" count={6} label />}>
        {(present) => <Boards status={present} onLeave={onClose} />}
      </QueryView>
    </Sheet>
  );
}

function Boards({ status, onLeave }: { readonly status: SimulationStatus; readonly onLeave: () => void }) {
  const t = useText('devtools');
  const boards = {
    state: <State status={status} onLeave={onLeave} />,
    faults: <Faults />,
    saves: <SavePoints />,
    codes: <Codes />,
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
        { id: 'codes', label: t('devtools.codes') },
        { id: 'requests', label: t('devtools.requests') },
      ]}
      defaultSelected="state"
    >
      {(id) => Object.entries(boards).find(([name]) => name === id)?.[1] ?? null}
    </Tabs>
  );
}
