import { useUnit } from 'effector-react';
import { AppWindow, Command, PanelRight, PictureInPicture2, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { $layout, placementChosen, placements, type Placement } from './panelModel';
import { paletteOpened } from './pages/paletteModel';
import { reopenPanel, usePageGone } from './pageWindow';
import { head, name, notice } from './PanelFrame.css';
import { $isBlocked, windowRequested } from './panelWindowModel';
import { toolKeys } from './toolKeys';

export interface PanelHeadProps {
  /** Whether the panel is the page of its own window. */
  readonly isWindow?: boolean;
  readonly onClose?: () => void;
}

const icons = { docked: PanelRight, floating: PictureInPicture2, window: AppWindow } as const;

/** Shows the panel's title and moves it: beside the page, over it, or into its own window. */
export function PanelHead({ isWindow = false, onClose }: PanelHeadProps) {
  const t = useText('devtools');
  const { layout, isBlocked, onPlacement, onWindow, onPalette } = useUnit({
    layout: $layout,
    isBlocked: $isBlocked,
    onPlacement: placementChosen,
    onWindow: windowRequested,
    onPalette: paletteOpened,
  });
  const isGone = usePageGone();
  const [hadPage] = useState(() => !isGone);
  const hasLostPage = isWindow && hadPage && isGone;
  const current = isWindow ? 'window' : layout.placement === 'floating' ? 'floating' : 'docked';
  const move = (placement: Placement) => {
    if (placement === 'window') return onWindow();
    onPlacement(placement);
    if (!isWindow) return undefined;
    reopenPanel();
    return window.close();
  };
  return (
    <>
      <div className={head}>
        <div className={name}>
          <Heading level={isWindow ? 1 : 2} size="reading">
            {t('devtools.heading')}
          </Heading>
        </div>
        <IconButton
          icon={Command}
          size="compact"
          label={t('devtools.find')}
          aria-keyshortcuts={toolKeys.palette}
          onPress={() => onPalette()}
        />
        {placements
          .filter((placement) => placement !== current && !(isWindow && isGone))
          .map((placement) => (
            <IconButton
              key={placement}
              icon={icons[placement]}
              size="compact"
              label={t(`devtools.placement_${placement}`)}
              onPress={() => move(placement)}
            />
          ))}
        {onClose && <IconButton icon={X} size="compact" label={t('devtools.close')} onPress={onClose} />}
      </div>
      {(isBlocked || hasLostPage) && (
        <div className={notice}>
          <InlineAlert tone="warning" isAnnounced>
            {t(isBlocked ? 'devtools.windowBlocked' : 'devtools.pageGone')}
          </InlineAlert>
        </div>
      )}
    </>
  );
}
