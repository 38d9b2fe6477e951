import type { MenuEntry } from '@/features/menu';
import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Link } from '@/ui/Link/Link';

const tones = { hot: 'warning', new: 'info', live: 'danger' } as const;
const badgeKeys = { hot: 'shell.badgeHot', new: 'shell.badgeNew', live: 'shell.badgeLive' } as const;

export interface MenuLinkProps {
  entry: MenuEntry;
  onFollow?: () => void;
}

/** A menu link with its badge; the live badge is animated while a room is live. */
export function MenuLink({ entry: { href, badge, opensNewTab, isCurrent, label }, onFollow }: MenuLinkProps) {
  const t = useText('shell');
  return (
    <Link variant="nav" href={href} aria-current={isCurrent ? 'page' : undefined} isExternal={opensNewTab} onPress={onFollow}>
      {label}
      {badge && (
        <Badge tone={tones[badge]} isLive={badge === 'live'}>
          {t(badgeKeys[badge])}
        </Badge>
      )}
    </Link>
  );
}
