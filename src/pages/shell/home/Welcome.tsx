import { Suspense } from 'react';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { Heading } from '@/ui/Heading/Heading';
import { AccountSkeleton } from './AccountSkeleton';
import { account, welcome } from './aboveFold.css';

const Account = lazyNamed(() => import('./Account'), 'Account');
const KycPassed = lazyNamed(() => import('./KycPassed'), 'KycPassed');

export interface WelcomeProps {
  readonly name: string;
}

/** Greets the user, with the status once verified, above the account summary. */
export function Welcome({ name }: WelcomeProps) {
  const t = useText('home');
  return (
    <div className={account}>
      <div className={welcome}>
        <Heading level={1}>{t('home.welcome', { name })}</Heading>
        <Suspense fallback={null}>
          <KycPassed />
        </Suspense>
      </div>
      <Suspense fallback={<AccountSkeleton />}>
        <Account />
      </Suspense>
    </div>
  );
}
