import { useUnit } from 'effector-react';
import type { Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { $usdtPairs, tradeHref } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { coinActions } from './AssetList.css';
import { originOf } from './origin';

export interface AssetActionsProps {
  readonly asset: Pick<Asset, 'wallet' | 'coinId' | 'coinName'>;
}

/** What can be done with a coin of an account: deposit it, withdraw it, trade it, move it, and see its bills; what has no screen is left out. */
export function AssetActions({ asset: { wallet, coinId, coinName } }: AssetActionsProps) {
  const pairs = useUnit($usdtPairs);
  const t = useText('accountAssets', 'assets');
  const { to } = useHrefs();
  const pair = pairs.get(coinName);
  const isSpot = wallet === account.spot;
  // What could not be read of the coin is left for the page to ask.
  const coin = coinId === null ? {} : { coinId: String(coinId) };
  const named = coinId === null ? {} : { name: String(coinId) };
  const source = wallet === null ? {} : { source: String(wallet) };
  const actions = [
    { id: 'deposit', label: t('assets.deposit'), href: isSpot ? to(routes.deposit, { query: named }) : null },
    { id: 'withdraw', label: t('assets.withdraw'), href: isSpot ? to(routes.withdraw, { query: named }) : null },
    { id: 'trade', label: t('accountAssets.trade'), href: isSpot && pair ? tradeHref(pair, to) : null },
    { id: 'transfer', label: t('assets.transfer'), href: to(routes.transfer, { query: { ...source, ...coin } }) },
    { id: 'bills', label: t('accountAssets.bills'), href: originOf('owned', { wallet, coinId }, to) },
  ];
  return (
    <div className={coinActions}>
      {actions.map(
        ({ id: key, label, href }) =>
          href !== null && (
            <Link key={key} href={href} aria-label={t('accountAssets.actionOf', { action: label, coin: coinName })}>
              {label}
            </Link>
          ),
      )}
    </div>
  );
}
