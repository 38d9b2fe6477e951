import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAnnouncer } from '../Announcer/announcer';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { useUiText } from '../texts';
import { toneIcons } from '../toneIcons';
import { action as actionStyle, close, glyph, heading, inlineAlert, content } from './InlineAlert.css';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;

export interface InlineAlertProps {
  /** Id, for a control that the alert describes. */
  id?: string;
  children: ReactNode;
  tone?: (typeof alertTones)[number];
  title?: string;
  /** An action: a `Button` or a `Link`. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Label of the close button; "Close" by default. */
  dismissLabel?: string;
  /** Announces the alert assertively when it appears and when its text changes, as the result of an action. */
  isAnnounced?: boolean;
}

/** A persistent message about its context. For events use a toast. */
export function InlineAlert({ id, children, tone = 'info', title, action, onDismiss, dismissLabel, isAnnounced }: InlineAlertProps) {
  const text = useUiText();
  const message = useRef<HTMLDivElement>(null);
  const lastAnnounced = useRef('');
  const { assertive } = useAnnouncer();
  useEffect(() => {
    const now = isAnnounced ? (message.current?.textContent ?? '') : '';
    if (now !== '' && now !== lastAnnounced.current) assertive(now);
    lastAnnounced.current = now;
  });
  return (
    <div className={inlineAlert({ tone })}>
      <span className={glyph}>
        <Icon icon={toneIcons[tone]} tone={tone} size="regular" />
      </span>
      <div className={content}>
        {title && <p className={heading}>{title}</p>}
        <div ref={message} id={id}>
          {children}
        </div>
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
