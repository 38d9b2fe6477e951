import { Suspense, useState, type ComponentType } from 'react';
import { FlaskConical } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { routeAt, routes } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Text/Text';
import { modeBar, room } from './ModeBar.css';

/** The devtools panel, loaded when it is opened. */
export type LoadControls = () => Promise<{ readonly Controls: ComponentType<{ readonly onClose: () => void }> }>;

/** What the devtools add to the bar of the deposit screen. */
export type LoadDepositArrival = () => Promise<{ readonly DepositArrival: ComponentType }>;

export interface ModeBarProps {
  readonly label: 'simulated' | 'live';
  /** Opens the devtools; absent in live mode. */
  readonly loadControls?: LoadControls;
  /** Lets a deposit arrive; absent in live mode. */
  readonly loadDepositArrival?: LoadDepositArrival;
}

/** Shows the mode of the app and opens the devtools if there are any. */
export function ModeBar({ label, loadControls, loadDepositArrival }: ModeBarProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [Controls] = useState(() => loadControls && lazyNamed(loadControls, 'Controls'));
  const [DepositArrival] = useState(() => loadDepositArrival && lazyNamed(loadDepositArrival, 'DepositArrival'));
  const isDeposit = routeAt(useLocation().pathname)?.path === routes.deposit.path;
  const name = label === 'simulated' ? t('common.simulated') : t('common.live');
  return (
    <>
      <div className={room} />
      <aside aria-label={t('common.exchangeMode')} className={modeBar}>
        {Controls ? (
          <Button size="compact" tone="quiet" icon={FlaskConical} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {name}
          </Button>
        ) : (
          <Text size="small" tone="soft">
            {name}
          </Text>
        )}
        {DepositArrival && isDeposit && (
          <Suspense fallback={null}>
            <DepositArrival />
          </Suspense>
        )}
      </aside>
      {Controls && isOpen && (
        <Suspense fallback={null}>
          <Controls onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
