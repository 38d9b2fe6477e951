import { useUnit } from 'effector-react';
import { ArrowRight } from 'lucide-react';
import { $isWalletConnected } from '@/entities/session';
import { chains } from '@/entities/wallet';
import { ConnectButton } from '@/features/wallet-connect';
import { brand } from '@/shared/brand';
import { useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Text } from '@/ui/Text/Text';
import { fact, facts, hero } from './page.css';
import { tokens } from './model';

/** Introduces the wallet with three key figures and a button to connect or open it. */
export function Hero() {
  const { isConnected, networks, market } = useUnit({
    isConnected: $isWalletConnected,
    networks: chains.$latest,
    market: tokens.$latest,
  });
  const t = useText('web3', 'wallet');
  const format = useFormat();
  const { to } = useHrefs();
  const countText = (count: number | undefined) => (count === undefined ? '–' : format.count(count));
  return (
    <div className={hero}>
      <Heading level={1} size="display">
        {t('web3.title')}
      </Heading>
      <Text as="p" size="reading" tone="soft">
        {t('web3.lead', { brand: brand.name })}
      </Text>
      <Inline gap={4}>
        {isConnected ? (
          <Link variant="button" tone="accent" size="touch" icon={ArrowRight} href={to(routes.web3Assets)}>
            {t('web3.openAssets')}
          </Link>
        ) : (
          <ConnectButton size="touch" />
        )}
        <Link variant="button" size="touch" href={to(routes.appDownload)}>
          {t('web3.getApp')}
        </Link>
      </Inline>
      <dl className={facts}>
        <Fact term={t('web3.factNetworks')} value={countText(networks?.length)} />
        <Fact term={t('web3.factTokens')} value={countText(market?.totalCount)} />
        <Fact term={t('web3.factKeys')} value={t('web3.factKeysValue')} />
      </dl>
    </div>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div className={fact}>
      <Text as="dt" size="dense" tone="soft">
        {term}
      </Text>
      <Text as="dd" size="title" weight="semibold">
        {value}
      </Text>
    </div>
  );
}
