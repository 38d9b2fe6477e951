import { useUnit } from 'effector-react';
import { PanelRight, PictureInPicture2, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Sheet } from '@/ui/Sheet/Sheet';
import { body, frame, head, name } from './PanelFrame.css';
import { $layout, placementChosen } from './panelModel';

export interface PanelFrameProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Stands beside the page, which stays usable, or over its corner; on a phone it is a sheet. Takes the focus as it opens and gives it back. */
export function PanelFrame({ children, onClose }: PanelFrameProps) {
  const t = useText('devtools');
  const device = useUnit($device);
  if (device !== 'phone') return <Beside onClose={onClose}>{children}</Beside>;
  return (
    <Sheet density="none" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('devtools.heading')}>
      {children}
    </Sheet>
  );
}

const icons = { docked: PanelRight, floating: PictureInPicture2 } as const;

function Beside({ children, onClose }: PanelFrameProps) {
  const t = useText('devtools');
  const { layout, onPlacement } = useUnit({ layout: $layout, onPlacement: placementChosen });
  const other = layout.placement === 'docked' ? 'floating' : 'docked';
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = panel.current;
    const before = document.activeElement;
    own?.focus();
    return () => {
      if (own?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    // At the document, which hears nothing of an Escape that a list inside has used.
    const look = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && target instanceof Node && panel.current?.contains(target)) onClose();
    };
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, [onClose]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('devtools.heading')}
      // An open dialog of the app leaves the panel usable.
      data-react-aria-top-layer
      data-simulation-panel
      className={frame({ placement: layout.placement })}
    >
      <div className={head}>
        <div className={name}>
          <Heading level={2} size="reading">
            {t('devtools.heading')}
          </Heading>
        </div>
        <IconButton icon={icons[other]} size="compact" label={t(`devtools.placement_${other}`)} onPress={() => onPlacement(other)} />
        <IconButton icon={X} size="compact" label={t('devtools.close')} onPress={onClose} />
      </div>
      <div className={body}>{children}</div>
    </aside>
  );
}
