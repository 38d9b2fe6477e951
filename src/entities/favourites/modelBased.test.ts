import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { user } from '@/contract/user';
import { personas } from '@fixtures/personas';
import { memoryStorage } from '@/shared/lib';
import { openInPage, type IsolatedSimulation } from '@mocks/http/inPage';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { openScope, respondWithCode, testTime, type TestScope } from '@tests/support/app/scope';
import { $favouriteContracts, $favouritePairs, contractToggled, pairToggled } from './model';

const owner = personas.trader.login.fid;

interface Model {
  pairs: number[];
  contracts: string[];
  readonly isUser: boolean;
  isFailing: boolean;
}
interface Page {
  scope: TestScope;
  readonly reload: () => Promise<void>;
}

/** A visitor's favourites are stored in the browser, whatever the exchange does. */
function flip<Item>(list: Item[], item: Item, { isUser, isFailing }: Model): string {
  if (isUser && isFailing) return 'rolled back';
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
  else list.push(item);
  return at >= 0 ? 'removed' : 'added';
}
const paths = [user.saveSpotFavourite, user.saveContractFavourites];
/** Makes the exchange refuse changes; reads of the same path still succeed. */
const setFailing = ({ scope: { intercept, exchange } }: Page, isFailing: boolean) => {
  for (const { path, method } of paths)
    intercept(
      path,
      isFailing ? (request) => (request.method === method ? respondWithCode(500)(request) : exchange.transport(request)) : null,
    );
};
/** Removes all favourites of the trader. */
const clear = ({ simulation }: IsolatedSimulation) => {
  const { favourites } = simulation.world();
  for (const kind of ['spot', 'contract'] as const) for (const star of favourites.list(owner, kind)) favourites.set(owner, star, false);
};

const toggle = (tradeId: number): Step<Model, Page> => ({
  name: `toggle ${tradeId}`,
  change: (model) => flip(model.pairs, tradeId, model),
  act: ({ scope }) => allSettled(pairToggled, { scope: scope.scope, params: tradeId }),
});
const toggleContract = (code: string): Step<Model, Page> => ({
  name: `toggle ${code}`,
  change: (model) => flip(model.contracts, code, model),
  act: ({ scope }) => allSettled(contractToggled, { scope: scope.scope, params: code }),
});

const steps: readonly Step<Model, Page>[] = [
  toggle(1001),
  toggle(1009),
  toggleContract('btcusdt'),
  toggleContract('ethusdt'),
  {
    name: 'the exchange starts or stops failing',
    change: (model) => {
      model.isFailing = !model.isFailing;
      return model.isFailing ? 'starts' : 'stops';
    },
    act: (page, { isFailing }) => setFailing(page, isFailing),
  },
  {
    name: 'reload',
    change: (model) => {
      model.isFailing = false;
      return 'kept';
    },
    act: (page) => page.reload(),
  },
];

test.each(['trader', 'visitor'] as const)(
  'the favourites of a %s match the model after any sequence of actions',
  async (as) => {
    const exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: as, scenario: 'calm', seed: 'test' });
    const visited = await runModel<Model, Page>({
      steps,
      maxSteps: 12,
      open: async () => {
        clear(exchange);
        const storage = memoryStorage();
        const page: Page = {
          scope: await openScope({ exchange, storage }),
          reload: async () => {
            page.scope = await openScope({ exchange, storage });
          },
        };
        return { model: { pairs: [], contracts: [], isUser: as === 'trader', isFailing: false }, page };
      },
      expectSame: ({ pairs, contracts }, { scope: { scope } }) => {
        expect([...scope.getState($favouritePairs)]).toEqual(pairs);
        expect([...scope.getState($favouriteContracts)]).toEqual(contracts);
      },
    });
    const outcomes = as === 'trader' ? ['added', 'removed', 'rolled back'] : ['added', 'removed'];
    expect(visited).toEqual([
      'reload: kept',
      'the exchange starts or stops failing: starts',
      'the exchange starts or stops failing: stops',
      ...['1001', '1009', 'btcusdt', 'ethusdt'].flatMap((item) => outcomes.map((outcome) => `toggle ${item}: ${outcome}`)),
    ]);
  },
  modelTimeout,
);
