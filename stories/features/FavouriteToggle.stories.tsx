import { FavouriteToggle } from '@/features/favourite-toggle';
import { Inline } from '@/ui/Inline/Inline';
import { StoryTree } from '../tree';

export default { title: 'features/FavouriteToggle' };

const stars = (
  <Inline>
    <FavouriteToggle id={1001} name="BTC/USDT" />
    <FavouriteToggle id={1012} name="SUI/USDT" />
    <FavouriteToggle id="btcusdt" name="BTC/USDT perpetual" size="touch" />
  </Inline>
);

export const Visitor = () => <StoryTree>{stars}</StoryTree>;

export const Kept = () => <StoryTree stored={{ 'favourites.spot': '[1012]', 'favourites.contract': '["btcusdt"]' }}>{stars}</StoryTree>;

export const Trader = () => <StoryTree persona="trader">{stars}</StoryTree>;
