import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { SearchButton, searchOpened } from '@/features/search';
import { keywordTyped } from '@/features/search/model';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';
import { AppStory } from '../support';

export default { title: 'features/SearchButton' };

interface ExampleProps {
  readonly keyword?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

function Example({ keyword = '', stored }: ExampleProps) {
  return (
    <AppStory stored={stored}>
      <SearchButton />
      <Searching keyword={keyword} />
    </AppStory>
  );
}

/** Opens the search with a keyword entered. */
function Searching({ keyword }: { readonly keyword: string }) {
  const { open, type } = useUnit({ open: searchOpened, type: keywordTyped });
  useEffect(() => {
    open();
    type(keyword);
  }, [open, type, keyword]);
  return null;
}

export const Closed = () => (
  <AppStory>
    <SearchButton />
  </AppStory>
);

export const Popular = () => <Example />;

export const Recent = () => (
  <Example
    stored={{
      [pageStorageKeys.searchHistory.name]: JSON.stringify([
        { traceId: 1, baseCurrency: 'BTC', quoteCurrency: 'USDT' },
        { contractCode: 'ethusdt', contractType: 'perpetual' },
      ]),
    }}
  />
);

export const Found = () => <Example keyword="btc" />;

export const Nothing = () => <Example keyword="no such coin" />;
