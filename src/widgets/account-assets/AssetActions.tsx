import type { ReactNode } from 'react';
import { useUnit } from 'effector-react';
import type { Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { $usdtPairs, tradeHref } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { routes, useHrefs, type HrefBuilder } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import { coinActions } from './AssetList.css';
import { recordsHref } from './recordsHref';

export interface RowActionsProps {
  readonly asset: Asset;
}

export interface AssetActionsProps {
  readonly asset: Asset;
  /** Further actions, rendered first. */
  readonly children?: ReactNode;
}

/** The actions for a coin of an account: deposit, withdraw, trade, transfer and bills; those that do not apply to the account or whose screen is not built are omitted. */
export function AssetActions({ asset: { wallet, coinId, coinName, tradeName }, children }: AssetActionsProps) {
  const pairs = useUnit($usdtPairs);
  const t = useText('accountAssets', 'assets');
  const { to } = useHrefs();
  const pair = pairs.get(coinName);
  const isSpot = wallet === account.spot;
  // A coin without an id is left for the user to choose on the page.
  const coinQuery = coinId === null ? {} : { coinId: String(coinId) };
  const nameQuery = coinId === null ? {} : { name: String(coinId) };
  const sourceQuery = wallet === null ? {} : { source: String(wallet) };
  const actions = [
    { id: 'deposit', label: t('assets.deposit'), href: isSpot ? to(routes.deposit, { query: nameQuery }) : null },
    { id: 'withdraw', label: t('assets.withdraw'), href: isSpot ? to(routes.withdraw, { query: nameQuery }) : null },
    {
      id: 'trade',
      label: t('accountAssets.trade'),
      href: isSpot ? pair && tradeHref(pair, to) : marginHref(wallet, tradeName ?? (pair ? `${coinName}/USDT` : null), to),
    },
    { id: 'transfer', label: t('assets.transfer'), href: to(routes.transfer, { query: { ...sourceQuery, ...coinQuery } }) },
    { id: 'bills', label: t('accountAssets.bills'), href: recordsHref('owned', { wallet, coinId }, to) },
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

/** The margin trade screen of a pair; null if the account is not a margin account or the pair is unknown. */
function marginHref(wallet: Asset['wallet'], pair: string | null, to: HrefBuilder): string | null {
  const mode = wallet === account.crossMargin ? 'cross' : wallet === account.isolatedMargin ? 'isolated' : null;
  if (mode === null || pair === null) return null;
  return to(routes.marginTradePair, { params: { tradeCode: pair.toLowerCase().replace('/', '_') }, query: { marginMode: mode } });
}
