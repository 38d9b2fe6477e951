import { Badge } from '@/ui/Badge/Badge';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import type { SelectOption } from '@/ui/OptionList/options';

const coins = [
  ['btc', 'BTC', 'Bitcoin'],
  ['eth', 'ETH', 'Ether'],
  ['usdt', 'USDT', 'Tether USD'],
  ['sol', 'SOL', 'Solana'],
  ['xrp', 'XRP', 'XRP'],
  ['ada', 'ADA', 'Cardano'],
  ['doge', 'DOGE', 'Dogecoin'],
  ['dot', 'DOT', 'Polkadot'],
  ['link', 'LINK', 'Chainlink'],
  ['avax', 'AVAX', 'Avalanche'],
] as const;

/** Coin options as in the transfer dialog; one of them is closed for transfers. */
export const coinOptions: readonly SelectOption[] = coins.map(([id, label, description]) => ({
  id,
  label,
  description,
  start: <CoinIcon symbol={label} />,
  end: id === 'xrp' ? <Badge tone="warning">Suspended</Badge> : undefined,
  isDisabled: id === 'xrp',
}));
