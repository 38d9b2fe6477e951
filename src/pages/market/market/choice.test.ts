import { expect, test } from 'vitest';
import { readQuery, routes } from '@/shared/routing';
import { choiceOf, queryOf, type MarketQuery } from './choice';

const read = (search: string) => choiceOf(readQuery(routes.market, search) ?? {});

test('an empty query selects the spot market', () => {
  expect(read('')).toEqual({
    tab: 'spot',
    side: 'spot',
    list: null,
    area: null,
    kind: 'perpetual',
    sector: null,
    moved: null,
    keyword: '',
    order: null,
    page: 1,
  });
});

test.each([
  ['tab=contract&kind=delivery', { tab: 'contract', side: 'contract', kind: 'delivery' }],
  ['tab=favourites&side=contract', { tab: 'favourites', side: 'contract' }],
  ['tab=favourites&list=2', { tab: 'favourites', list: '2' }],
  ['tab=new&list=2', { tab: 'new', list: null }],
  ['area=6&sort=change', { area: 6, order: { key: 'change', direction: 'descending' } }],
  ['sort=last&order=ascending', { order: { key: 'last', direction: 'ascending' } }],
  ['keyword=%20btc%20', { keyword: 'btc' }],
  ['page=3', { page: 3 }],
])('reads the query %s', (search, choice) => {
  expect(read(search)).toMatchObject(choice);
});

test.each(['tab=evil', 'area=abc', 'sort=__proto__&order=up', 'page=-7', 'page=1e9', 'kind=<b>', 'side=spot&tab=spot'])(
  'ignores the invalid query %s',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);

test.each<MarketQuery>([
  { tab: 'contract', kind: 'delivery', sort: 'funding', order: 'ascending', page: 2 },
  { tab: 'favourites', side: 'contract' },
  { area: 8, sort: 'change', keyword: 'a b' },
  { sector: 'meme', moved: 'fallen' },
  { tab: 'new' },
  {},
])('the selection %j survives a round trip through the URL', (query) => {
  expect(choiceOf(queryOf(choiceOf(query)))).toEqual(choiceOf(query));
});
