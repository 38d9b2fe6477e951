import { X } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import type { InlineAlertProps } from '../InlineAlert/InlineAlert';
import { useUiText } from '../texts';
import { toneIcons } from '../toneIcons';
import { banner, content, glyph, heading, words } from './Banner.css';

export type BannerProps = InlineAlertProps;

/** A notice about the whole site, across its full width above the page. For a part of the page use `InlineAlert`. */
export function Banner({ children, tone = 'info', title, action, onDismiss, dismissLabel }: BannerProps) {
  const text = useUiText();
  return (
    <div className={banner({ tone })}>
      <div className={content}>
        <span className={glyph}>
          <Icon icon={toneIcons[tone]} tone={tone} size="regular" />
        </span>
        <p className={words}>
          {title && <strong className={heading}>{title} </strong>}
          {children}
        </p>
        {action}
        {onDismiss && <IconButton icon={X} label={dismissLabel ?? text('close')} size="compact" onPress={onDismiss} />}
      </div>
    </div>
  );
}
