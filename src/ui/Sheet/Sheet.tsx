import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { heading } from '../Heading/Heading.css';
import { IconButton } from '../IconButton/IconButton';
import { dialog, foot, head, modal, scrim } from '../overlay.css';
import type { Unstyled } from '../props';
import { size } from '../Text/Text.css';
import { useUiText } from '../texts';
import { content, panel, place } from './Sheet.css';

export interface SheetProps extends Unstyled<ModalOverlayProps> {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** `bottom` for a choice on a phone; `start` or `end` for a menu or details. */
  side?: 'bottom' | 'start' | 'end';
  /** `none` for content that reaches the edges. */
  density?: 'none' | 'regular';
}

/** Slides a task or a menu over the page from one of its edges. */
export function Sheet({ title, children, footer, side = 'bottom', density = 'regular', ...props }: SheetProps) {
  const text = useUiText();
  return (
    <ModalOverlay isDismissable {...props} className={`${scrim} ${place({ side })}`}>
      <Modal className={`${modal} ${panel({ side })}`}>
        <AriaDialog className={dialog}>
          {({ close }) => (
            <>
              <div className={head}>
                <Heading slot="title" className={`${size.title} ${heading}`}>
                  {title}
                </Heading>
                <IconButton icon={X} label={text('close')} onPress={close} />
              </div>
              <div className={content({ density })}>{children}</div>
              {footer && <div className={foot}>{footer}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
