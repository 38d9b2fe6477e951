import { useUnit } from 'effector-react';
import { Suspense, useCallback, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { FlaskConical } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { lazyNamed, useIdleModule } from '@/shared/lazy';
import { whenLoaded } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { modeOfTab, onTabModeChange } from '@/shared/lib/modeOfTab';
import { initialSearchParams } from '@/shared/lib/initialSearchParams';
import { routeAt, routes } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { screenOnly } from '@/ui/print.css';
import { Text } from '@/ui/Text/Text';
import { modeBar, spacer } from './ModeBar.css';
import { $isBarHidden, barHidden, barShown, ModeBarGate } from './modeBarModel';

interface ControlsProps {
  /** The panel's board named by the URL. */
  readonly asked?: string | null;
  /** Whether the URL opened the panel, not the user. */
  readonly isOpenedByUrl?: boolean;
  readonly onClose: () => void;
}

interface CommandsProps {
  readonly onPanel: () => void;
  readonly onBar: () => void;
}

/** The devtools: their panel, their additions to single screens, and their commands with keyboard shortcuts. */
export type LoadTools = () => Promise<{
  readonly Controls: ComponentType<ControlsProps>;
  readonly ScreenTools: ComponentType;
  readonly Commands: ComponentType<CommandsProps>;
}>;

export interface ModeBarProps {
  readonly label: 'simulated' | 'live';
  /** Absent in live mode. */
  readonly loadTools?: LoadTools;
}

/** Shows the mode of the app and opens the devtools if there are any. */
export function ModeBar({ label, loadTools }: ModeBarProps) {
  const t = useText();
  useGate(ModeBarGate);
  const { isHidden, onHide, onShow } = useUnit({ isHidden: $isBarHidden, onHide: barHidden, onShow: barShown });
  const [requestedBoard] = useState(() => initialSearchParams().get('sim.panel'));
  const [opened, setOpened] = useState<'byUrl' | 'byUser' | null>(requestedBoard === null ? null : 'byUrl');
  const isOpen = opened !== null;
  const [Controls] = useState(() => loadTools && lazyNamed<'Controls', ControlsProps>(loadTools, 'Controls'));
  const [ScreenTools] = useState(() => loadTools && lazyNamed(loadTools, 'ScreenTools'));
  const path = routeAt(useLocation().pathname)?.path;
  const isDeposit = path === routes.deposit.path;
  const tools = ScreenTools && (isDeposit || path === routes.verification.path) && (
    <Suspense fallback={null}>
      <ScreenTools />
    </Suspense>
  );
  const mode = useSyncExternalStore(onTabModeChange, modeOfTab);
  const name = t((mode ?? label) === 'live' ? 'common.live' : mode ? 'common.mixed' : 'common.simulated');

  const panelContainer = useRef<HTMLDivElement>(null);
  const onPanel = useCallback(() => {
    const panel = panelContainer.current?.querySelector('aside');
    if (isOpen && panel && !panel.contains(document.activeElement)) return panel.focus();
    onShow();
    setOpened(isOpen ? null : 'byUser');
  }, [isOpen, onShow]);
  const onBar = useCallback(() => {
    setOpened(null);
    (isHidden ? onShow : onHide)();
  }, [isHidden, onShow, onHide]);

  return (
    <>
      {loadTools && <LazyCommands load={loadTools} isAsked={requestedBoard !== null} onPanel={onPanel} onBar={onBar} />}
      {!isHidden && (
        <>
          <div className={`${spacer} ${screenOnly}`} />
          <aside aria-label={t('common.exchangeMode')} className={`${modeBar} ${screenOnly}`}>
            {Controls ? (
              <Button
                size="compact"
                tone="quiet"
                icon={FlaskConical}
                aria-expanded={isOpen}
                onPress={() => setOpened(isOpen ? null : 'byUser')}
              >
                {name}
              </Button>
            ) : (
              <Text size="small" tone="soft">
                {name}
              </Text>
            )}
            {isDeposit && tools}
          </aside>
        </>
      )}
      {!isDeposit && tools}
      <div ref={panelContainer}>
        {Controls && isOpen && (
          <Suspense fallback={null}>
            <Controls asked={requestedBoard} isOpenedByUrl={opened === 'byUrl'} onClose={() => setOpened(null)} />
          </Suspense>
        )}
      </div>
    </>
  );
}

interface LazyCommandsProps extends CommandsProps {
  readonly load: LoadTools;
  /** Whether the URL opens the panel, which needs the commands to handle its requests to the page. */
  readonly isAsked: boolean;
}

/** Has no `Suspense` of its own: a boundary that appears late makes React delay the content of other boundaries by 300 ms. */
function LazyCommands({ load, isAsked, ...handlers }: LazyCommandsProps) {
  const module = useIdleModule({ load, namespaces: ['commands'], after: isAsked ? immediately : whenLoaded });
  return module && <module.Commands {...handlers} />;
}

const immediately = (): Promise<void> => Promise.resolve();
