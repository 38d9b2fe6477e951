import type { ReactNode } from 'react';
import { useUnit } from 'effector-react';
import type { Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { $usdtPairs, tradeHref } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { routes, useHrefs, type To } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { coinActions } from './AssetList.css';
import { originOf } from './origin';

export interface RowActionsProps {
  readonly asset: Asset;
}

export interface AssetActionsProps {
  readonly asset: Asset;
  /** What else can be done with it, before the rest. */
  readonly children?: ReactNode;
}

/** What can be done with a coin of an account: deposit it, withdraw it, trade it, move it, and see its bills; what has no screen is left out. */
export function AssetActions({ asset: { wallet, coinId, coinName, tradeName }, children }: AssetActionsProps) {
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
    {
      id: 'trade',
      label: t('accountAssets.trade'),
      href: isSpot ? pair && tradeHref(pair, to) : marginHref(wallet, tradeName ?? (pair ? `${coinName}/USDT` : null), to),
    },
    { id: 'transfer', label: t('assets.transfer'), href: to(routes.transfer, { query: { ...source, ...coin } }) },
    { id: 'bills', label: t('accountAssets.bills'), href: originOf('owned', { wallet, coinId }, to) },
  ];
  return (
    <div className={coinActions}>
      {children}
      {actions.map(
        ({ id: key, label, href }) =>
          href && (
            <Link key={key} href={href} aria-label={t('accountAssets.actionOf', { action: label, coin: coinName })}>
              {label}
            </Link>
          ),
      )}
    </div>
  );
}

/** Where a pair is traded on margin; null where the account is none of margin, or no pair is known. */
function marginHref(wallet: Asset['wallet'], pair: string | null, to: To): string | null {
  const mode = wallet === account.crossMargin ? 'cross' : wallet === account.isolatedMargin ? 'isolated' : null;
  if (mode === null || pair === null) return null;
  return to(routes.marginTradePair, { params: { tradeCode: pair.toLowerCase().replace('/', '_') }, query: { marginMode: mode } });
}
