import { Suspense, useState, type ComponentType } from 'react';
import { FlaskConical } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Text/Text';
import { modeBar, room } from './ModeBar.css';

/** The controls of the simulated exchange, fetched when they are opened. */
export type LoadControls = () => Promise<{ readonly Controls: ComponentType<{ readonly onClose: () => void }> }>;

export interface ModeBarProps {
  readonly label: 'simulated' | 'live';
  /** Present where there is something to steer. */
  readonly loadControls?: LoadControls;
}

/** Says quietly which exchange this is, and opens its controls where it has any. */
export function ModeBar({ label, loadControls }: ModeBarProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [Controls] = useState(() => loadControls && lazyNamed(loadControls, 'Controls'));
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
      </aside>
      {Controls && isOpen && (
        <Suspense fallback={null}>
          <Controls onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
