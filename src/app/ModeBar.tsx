import { Suspense, useState, type ComponentType } from 'react';
import { FlaskConical } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Text/Text';
import { modeBar, room } from './ModeBar.css';

/** The devtools panel, loaded when it is opened. */
export type LoadControls = () => Promise<{ readonly Controls: ComponentType<{ readonly onClose: () => void }> }>;

export interface ModeBarProps {
  readonly label: 'simulated' | 'live';
  /** Opens the devtools; absent in live mode. */
  readonly loadControls?: LoadControls;
}

/** Shows the mode of the app and opens the devtools if there are any. */
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
