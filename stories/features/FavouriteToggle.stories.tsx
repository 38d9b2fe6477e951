import { FavouriteToggle } from '@/features/favourite-toggle';
import { Inline } from '@/ui/Inline/Inline';
import { AppStory } from '../support';

export default { title: 'features/FavouriteToggle' };

const stars = (
  <Inline>
    <FavouriteToggle id={1001} name="BTC/USDT" />
    <FavouriteToggle id={1012} name="SUI/USDT" />
    <FavouriteToggle id="btcusdt" name="BTC/USDT perpetual" size="touch" />
  </Inline>
);

export const Visitor = () => <AppStory>{stars}</AppStory>;

export const VisitorWithFavourites = () => (
  <AppStory stored={{ 'favourites.spot': '[1012]', 'favourites.contract': '["btcusdt"]' }}>{stars}</AppStory>
);

export const Trader = () => <AppStory as="trader">{stars}</AppStory>;
