import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { heading } from '../Heading/Heading.css';
import { IconButton } from '../IconButton/IconButton';
import { body, dialog, foot, head, modal, scrim } from '../overlay.css';
import type { Unstyled } from '../props';
import { size } from '../Text/Text.css';
import { useUiText } from '../texts';
import { panel, place } from './Dialog.css';

export interface DialogProps extends Unstyled<ModalOverlayProps> {
  title: string;
  children: ReactNode;
  /** Shows a close button; the dialog's buttons and Escape close it too, and a press outside if `isDismissable`, the default except for an `alertdialog`. */
  isClosable?: boolean;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** 400, 520 or 760 px from tablets on; full width on a phone. */
  width?: 'narrow' | 'confirm' | 'wide';
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog for one task. Traps the focus and restores it on closing. */
export function Dialog({ title, children, isClosable = false, footer, width = 'confirm', role = 'dialog', ...props }: DialogProps) {
  const text = useUiText();
  return (
    <ModalOverlay isDismissable={role === 'dialog'} {...props} className={`${scrim} ${place}`}>
      <Modal className={`${modal} ${panel({ width })}`}>
        <AriaDialog role={role} className={dialog}>
          {({ close }) => (
            <>
              <div className={head}>
                <Heading slot="title" className={`${size.title} ${heading}`}>
                  {title}
                </Heading>
                {isClosable && <IconButton icon={X} label={text('close')} onPress={close} />}
              </div>
              <div className={body}>{children}</div>
              {footer && <div className={foot}>{footer}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
