import { useUnit } from 'effector-react';
import { AtSign, MessagesSquare, Send, Users } from 'lucide-react';
import { lazyLoadFailed } from '@/entities/toasts';
import { brand, type SocialAccount } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { LazyOverlay } from '@/shared/lazy';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';

/** Generic icons in place of the brands' trademarked logos. */
const icons = { wechat: MessagesSquare, telegramZh: Send, telegramEn: Send, facebook: Users, twitter: AtSign } as const;

/** Links to the social media accounts; each opens its QR code. Source: specification, Footer. */
export function Social() {
  const t = useText('shell');
  return (
    <Inline as="ul" gap={3} aria-label={t('shell.social')}>
      {brand.social.map((account) => (
        <li key={account.id}>
          <SocialButton account={account} />
        </li>
      ))}
    </Inline>
  );
}

function SocialButton({ account }: { account: SocialAccount }) {
  const onFailed = useUnit(lazyLoadFailed);
  return (
    <LazyOverlay
      presentation="popover"
      label={account.name}
      placement="top"
      load={async () => {
        const { SocialPanel } = await import('./SocialPanel');
        return () => <SocialPanel account={account} />;
      }}
      onFailed={onFailed}
      renderTrigger={(button) => (
        <Button {...button} size="compact" icon={icons[account.id]}>
          {account.name}
        </Button>
      )}
    />
  );
}
