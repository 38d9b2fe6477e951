import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../texts';
import { toneIcons } from '../toneIcons';
import { action as actionStyle, close, glyph, heading, notice, words } from './InlineAlert.css';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;

export interface InlineAlertProps {
  children: ReactNode;
  tone?: (typeof alertTones)[number];
  title?: string;
  /** An action: a `Button` or a `Link`. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Name of the button that closes it; "Close" by default. */
  dismissLabel?: string;
}

/** A persistent message about its context. For events use a toast. */
export function InlineAlert({ children, tone = 'info', title, action, onDismiss, dismissLabel }: InlineAlertProps) {
  const text = useUiText();
  return (
    <div className={notice({ tone })}>
      <span className={glyph}>
        <Icon icon={toneIcons[tone]} tone={tone} size="regular" />
      </span>
      <div className={words}>
        {title && <p className={heading}>{title}</p>}
        <div>{children}</div>
        {action && <div className={actionStyle}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={close}>
          <IconButton icon={X} label={dismissLabel ?? text('close')} size="small" onPress={onDismiss} />
        </span>
      )}
    </div>
  );
}
