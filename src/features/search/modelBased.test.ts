import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { market } from '@/contract/market';
import { openInPage } from '@mocks/http/inPage';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { openScope, settled, testTime, type TestScope } from '@tests/support/app/scope';
import type { SearchGroup } from './searchItems';
import * as search from './model';
import * as opening from './panelModel';
import * as recent from './recentModel';

interface Model {
  isOpen: boolean;
  keyword: string;
  tab: search.SearchTab;
  expanded: SearchGroup[];
  /** Milliseconds until the keyword is searched; null if none is waiting. */
  dueIn: number | null;
  /** The keyword of the current results; null if none. */
  found: string | null;
  searches: number;
  recent: string[];
}
const fresh: Omit<Model, 'expanded' | 'recent' | 'searches'> = {
  isOpen: false,
  keyword: '',
  tab: 'all',
  dueIn: null,
  found: null,
};
const isOpen = (model: Model) => model.isOpen;
const nothing = 'zzzz';

function pass(model: Model, ms: number): string {
  if (model.dueIn === null) return 'nothing due';
  model.dueIn -= ms;
  if (model.dueIn > 0) return 'too soon';
  const keyword = model.keyword.trim();
  model.dueIn = null;
  if (keyword === '') return 'nothing typed';
  model.searches += 1;
  model.found = keyword;
  return 'searched';
}
const close = (model: Model) => Object.assign(model, { ...fresh, expanded: [] });

function type(model: Model, keyword: string) {
  if (keyword.trim() !== model.keyword.trim()) {
    model.expanded = [];
    if (keyword.trim() === '') model.found = null;
  }
  Object.assign(model, { keyword, dueIn: search.debounceMs });
}
const typing = (keyword: string): Step<Model, TestScope> => ({
  name: `type ${JSON.stringify(keyword)}`,
  can: isOpen,
  change: (model) => {
    type(model, keyword);
    return 'typed';
  },
  act: ({ scope }) => allSettled(search.keywordTyped, { scope, params: keyword }),
});
const finding = (keyword: string): Step<Model, TestScope> => ({
  name: `find ${JSON.stringify(keyword)}`,
  can: isOpen,
  change: (model) => {
    type(model, keyword);
    return pass(model, search.debounceMs);
  },
  act: async ({ scope, clock, idle }) => {
    await allSettled(search.keywordTyped, { scope, params: keyword });
    clock.advance(search.debounceMs);
    await idle();
  },
});
const later = (ms: number): Step<Model, TestScope> => ({
  name: `${ms} ms later`,
  change: (model) => pass(model, ms),
  act: async ({ clock, idle }) => {
    clock.advance(ms);
    await idle();
  },
});
const choosing = (contractCode: string, from: 'result' | 'recent'): Step<Model, TestScope> => ({
  name: `choose ${contractCode} of ${from}`,
  can: isOpen,
  change: (model) => {
    const isNoted = from === 'recent' || (model.found !== null && model.found !== nothing);
    if (isNoted) model.recent = [contractCode, ...model.recent.filter((other) => other !== contractCode)].slice(0, 5);
    close(model);
    return isNoted ? 'remembered' : 'not remembered';
  },
  act: ({ scope }) => allSettled(search.itemChosen, { scope, params: { item: { contractCode }, from } }),
});

const steps: readonly Step<Model, TestScope>[] = [
  {
    name: 'open',
    change: (model) => {
      model.isOpen = true;
      return 'opened';
    },
    act: ({ scope }) => allSettled(opening.searchOpened, { scope }),
  },
  {
    name: 'close',
    change: (model) => {
      close(model);
      return 'closed';
    },
    act: ({ scope }) => allSettled(opening.searchClosed, { scope }),
  },
  typing('btc'),
  typing('  '),
  finding(' eth '),
  finding(nothing),
  finding(' '),
  later(100),
  later(search.debounceMs),
  {
    name: 'tab',
    can: isOpen,
    change: (model) => {
      Object.assign(model, { tab: 'swap', expanded: [] });
      return 'chosen';
    },
    act: ({ scope }) => allSettled(search.tabChosen, { scope, params: 'swap' }),
  },
  {
    name: 'show all',
    can: (model) => model.isOpen && model.expanded.length === 0,
    change: (model) => {
      model.expanded = ['swaps'];
      return 'expanded';
    },
    act: ({ scope }) => allSettled(search.groupExpanded, { scope, params: 'swaps' }),
  },
  choosing('btcusdt', 'recent'),
  choosing('ethusdt', 'recent'),
  choosing('btcusdt', 'result'),
  {
    name: 'clear',
    change: (model) => {
      model.recent = [];
      return 'cleared';
    },
    act: ({ scope }) => allSettled(recent.historyCleared, { scope }),
  },
];

test(
  'the search matches its model in any sequence of steps',
  async () => {
    const exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: 'visitor', scenario: 'calm', seed: 'test' });
    const visited = await runModel<Model, TestScope>({
      steps,
      maxSteps: 40,
      open: async () => {
        const page = await openScope({ exchange });
        await settled();
        return { model: { ...fresh, expanded: [], recent: [], searches: 0 }, page };
      },
      expectSame: (model, { scope, requests }) => {
        expect({
          isOpen: scope.getState(opening.$isOpen),
          keyword: scope.getState(search.$keyword),
          tab: scope.getState(search.$tab),
          expanded: scope.getState(search.$expanded),
          isFound: scope.getState(search.search.$latest) !== null,
          searches: requests.filter((call) => call === `GET ${market.searchResult.path}`).length,
          recent: scope.getState(recent.$history).map((item) => ('contractCode' in item ? item.contractCode : '')),
        }).toEqual({
          isOpen: model.isOpen,
          keyword: model.keyword,
          tab: model.tab,
          expanded: model.expanded,
          isFound: model.found !== null,
          searches: model.searches,
          recent: model.recent,
        });
      },
    });
    expect(visited.filter((each) => /^(?:choose btcusdt|find|show|tab|clear|close|open)/.test(each))).toEqual([
      'choose btcusdt of recent: remembered',
      'choose btcusdt of result: not remembered',
      'choose btcusdt of result: remembered',
      'clear: cleared',
      'close: closed',
      'find " ": nothing typed',
      'find " eth ": searched',
      'find "zzzz": searched',
      'open: opened',
      'show all: expanded',
      'tab: chosen',
    ]);
  },
  modelTimeout,
);
