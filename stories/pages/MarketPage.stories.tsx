import { MarketPage } from '@/pages/market/market/page';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/MarketPage' };

const Example = ({ at = '/market', ...props }: Omit<StoryTreeProps, 'children'>) => (
  <StoryTree {...props} at={at}>
    <MarketPage />
  </StoryTree>
);

export const Spot = () => <Example />;

export const Sorted = () => <Example at="/market?sort=change&order=ascending" />;

export const LeveragedTokens = () => <Example at="/market?area=6" />;

export const Perpetual = () => <Example at="/market?tab=contract" />;

export const Delivery = () => <Example at="/market?tab=contract&kind=delivery" />;

export const New = () => <Example at="/market?tab=new" />;

export const Favourites = () => <Example persona="trader" at="/market?tab=favourites" />;

export const NoFavourites = () => <Example at="/market?tab=favourites" />;

export const NothingFound = () => <Example at="/market?keyword=zzz" />;

export const Loading = () => <Example scenario="slow-exchange" />;
