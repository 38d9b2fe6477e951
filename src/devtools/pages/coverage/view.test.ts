import { expect, test } from 'vitest';
import { cellName, parseOrigin, readView } from './view';

const read = (search: string) => readView(new URLSearchParams(search));

test('an address sets the tab, search, gap filter, page and open cell', () => {
  expect(read('tab=rules&q=search&gaps=1&page=2&cell=R-SEARCH-01~tests&stories=https://stories.example/x')).toEqual({
    view: {
      tab: 'rules',
      search: 'search',
      isGapsOnly: true,
      page: 2,
      cell: { row: 'R-SEARCH-01', column: 'tests' },
      stories: 'https://stories.example',
    },
    unknown: [],
  });
});

test('without parameters the endpoints tab is shown', () => {
  expect(read('').view).toMatchObject({ tab: 'endpoints', search: '', isGapsOnly: false, page: 1, cell: null });
});

test.each(['tab=moon', 'gaps=yes', 'page=0', 'page=-1', 'stories=javascript:alert(1)'])('%s is reported and ignored', (search) => {
  expect(read(search)).toEqual({ view: read('').view, unknown: [search] });
});

test('a cell can be parsed from its name', () => {
  expect(read(`cell=${cellName('capital.withdraw', 'tests')}`).view.cell).toEqual({ row: 'capital.withdraw', column: 'tests' });
});

test.each(['', 'stories', 'ftp://stories.example', 'javascript:alert(1)'])('"%s" is not a valid workbench address', (text) => {
  expect(parseOrigin(text)).toBeNull();
});
