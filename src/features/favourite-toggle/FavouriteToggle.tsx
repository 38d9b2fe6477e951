import { useUnit } from 'effector-react';
import { Star } from 'lucide-react';
import { $favouriteContracts, $favouritePairs, contractToggled, pairToggled } from '@/entities/favourites';
import { useText } from '@/shared/i18n';
import { IconButton, type IconButtonProps } from '@/ui/IconButton/IconButton';

export interface FavouriteToggleProps {
  /** A spot pair by its tradeId or a contract by its contractCode. */
  readonly id: number | string;
  /** Display name, such as `BTC/USDT`. */
  readonly name: string;
  readonly size?: IconButtonProps['size'];
}

/** Star button that adds a pair or contract to the favourites or removes it. */
export function FavouriteToggle({ id, name, size = 'small' }: FavouriteToggleProps) {
  const units = { pairs: $favouritePairs, contracts: $favouriteContracts, onPair: pairToggled, onContract: contractToggled };
  const { pairs, contracts, onPair, onContract } = useUnit(units);
  const t = useText('market');
  const isFavourite = typeof id === 'number' ? pairs.includes(id) : contracts.includes(id);
  const onPress = () => (typeof id === 'number' ? onPair(id) : onContract(id));
  return <IconButton icon={Star} label={t('market.favourite', { name })} size={size} isSelected={isFavourite} onPress={onPress} />;
}
