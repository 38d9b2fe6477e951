import { useUnit } from 'effector-react';
import { Command } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Text } from '@/ui/Text/Text';
import { body, frame, inSheet, inWindow, windowNotice } from './PanelFrame.css';
import { PanelHead } from './PanelHead';
import { $isPaletteOpen, paletteOpened } from './pages/paletteModel';
import { $layout } from './panelModel';
import { $hasWindow, windowRequested, dockRequested } from './panelWindowModel';

export interface PanelFrameProps {
  readonly children: ReactNode;
  /** Whether the panel is the page of its own window. */
  readonly isWindow?: boolean;
  /** Whether the URL opened the panel, not the user. */
  readonly isOpenedByUrl?: boolean;
  readonly onClose: () => void;
}

/** Shows the panel docked beside the page, floating over its corner, or in its own window; on a phone, in a sheet. Takes focus when the user opens it and restores it. */
export function PanelFrame({ children, isWindow = false, isOpenedByUrl = false, onClose }: PanelFrameProps) {
  const t = useText('devtools');
  const { device, hasWindow, onPalette } = useUnit({ device: $device, hasWindow: $hasWindow, onPalette: paletteOpened });
  if (isWindow)
    return (
      <div className={inWindow}>
        <PanelHead isWindow />
        <div className={body}>{children}</div>
      </div>
    );
  if (device === 'phone')
    return (
      <Sheet density="none" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('devtools.heading')}>
        <div className={inSheet} data-simulation-panel>
          <Button size="compact" icon={Command} onPress={() => onPalette()}>
            {t('devtools.find')}
          </Button>
        </div>
        {children}
      </Sheet>
    );
  return hasWindow ? (
    <WindowNotice isOpenedByUrl={isOpenedByUrl} onClose={onClose} />
  ) : (
    <DockedPanel isOpenedByUrl={isOpenedByUrl} onClose={onClose}>
      {children}
    </DockedPanel>
  );
}

type AsideProps = Required<Pick<PanelFrameProps, 'isOpenedByUrl' | 'onClose'>>;

/** Takes focus on mount and restores it on unmount; Escape inside closes the panel. If opened by the URL, leaves focus on an element focused meanwhile. */
function usePanelFocus({ isOpenedByUrl, onClose }: AsideProps) {
  const aside = useRef<HTMLElement>(null);
  const yieldsFocus = useRef(isOpenedByUrl);
  useLayoutEffect(() => {
    const panel = aside.current;
    const previouslyFocused = document.activeElement;
    if (!yieldsFocus.current || previouslyFocused === document.body) panel?.focus();
    return () => {
      if (panel?.contains(document.activeElement) && previouslyFocused instanceof HTMLElement) previouslyFocused.focus();
    };
  }, []);
  useEffect(() => {
    // Listens at the document, so that a list inside can handle Escape first.
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && target instanceof Node && aside.current?.contains(target)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return aside;
}

/** Shown in the page while the panel is in its own window. */
function WindowNotice(props: AsideProps) {
  const t = useText('devtools');
  const { onShow, onLeave } = useUnit({ onShow: windowRequested, onLeave: dockRequested });
  return (
    <aside
      ref={usePanelFocus(props)}
      tabIndex={-1}
      aria-label={t('devtools.heading')}
      data-react-aria-top-layer
      data-simulation-panel
      className={windowNotice}
    >
      <Text size="dense">{t('devtools.inWindow')}</Text>
      <Button size="compact" onPress={() => onShow()}>
        {t('devtools.windowShow')}
      </Button>
      <Button size="compact" tone="quiet" onPress={() => onLeave()}>
        {t('devtools.placement_docked')}
      </Button>
    </aside>
  );
}

function DockedPanel({ children, ...props }: AsideProps & Pick<PanelFrameProps, 'children'>) {
  const t = useText('devtools');
  const { layout, isPaletteOpen } = useUnit({ layout: $layout, isPaletteOpen: $isPaletteOpen });
  return (
    <aside
      ref={usePanelFocus(props)}
      tabIndex={-1}
      aria-label={t('devtools.heading')}
      // Keeps the panel usable while a dialog of the app is open.
      data-react-aria-top-layer
      data-simulation-panel
      data-covered={isPaletteOpen || undefined}
      className={frame({ placement: layout.placement === 'floating' ? 'floating' : 'docked' })}
    >
      <PanelHead onClose={props.onClose} />
      <div className={body}>{children}</div>
    </aside>
  );
}
