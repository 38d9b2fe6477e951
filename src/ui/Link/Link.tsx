import { ArrowUpRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ButtonProps } from '../Button/Button';
import { button, label as labelStyle } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import type { Unstyled } from '../props';
import { useUiText } from '../texts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { memoized } from '../memoized';
import { link } from './Link.css';

export interface LinkProps extends Unstyled<AriaLinkProps> {
  children: ReactNode;
  href: string;
  /** In running text, without decoration until hovered, in a menu, or styled as a button. */
  variant?: 'inline' | 'plain' | 'nav' | 'button';
  tone?: ButtonProps['tone'];
  size?: ButtonProps['size'];
  width?: ButtonProps['width'];
  icon?: LucideIcon;
  /** Opens a new tab, indicated by an arrow and a text for screen readers. */
  isExternal?: boolean;
  /** Makes the whole surrounding card clickable. */
  isStretched?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a screen or another site; the only link component. */
export const Link = memoized(function Link({
  children,
  variant = 'inline',
  tone = 'neutral',
  size = 'regular',
  width = 'content',
  icon,
  isExternal = false,
  isStretched = false,
  ...props
}: LinkProps) {
  const text = useUiText();
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      {children}
      {isExternal && (
        <>
          <VisuallyHidden> {text('newWindow')}</VisuallyHidden>
          <Icon icon={ArrowUpRight} />
        </>
      )}
    </>
  );
  return (
    <AriaLink
      {...props}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={variant === 'button' ? button({ tone, size, width }) : link({ variant, covers: isStretched })}
    >
      {variant === 'button' ? <span className={labelStyle}>{content}</span> : content}
    </AriaLink>
  );
});
