import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { inmail, readRange } from '@/contract/inmail';
import { personas } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { openScope, respondWithCode, testTime, type TestScope } from '@tests/support/app/scope';
import { $unread, inboxChanged, markAllRead, messageRead } from './model';

const owner = personas.trader.login.fid;

interface Page extends TestScope {
  /** Ids of the three messages that are read individually. */
  readonly ids: readonly number[];
}
interface Model {
  /** Which of the three are unread, and the number of other unread messages. */
  unread: readonly number[];
  others: number;
  isFailing: boolean;
}

const arrive = ({ exchange }: Pick<TestScope, 'exchange'>) =>
  exchange.simulation.world().inbox.write({ owner, notice: 'coinListed', at: testTime, values: { coin: 'POL' } }).id;

const reading = (index: number): Step<Model, Page> => ({
  name: `read message ${index}`,
  change: (model) => {
    if (!model.unread.includes(index)) return 'read before';
    if (model.isFailing) return 'taken back';
    model.unread = model.unread.filter((other) => other !== index);
    return 'read';
  },
  act: ({ scope, ids, exchange }) => {
    const id = ids[index] ?? 0;
    const read = exchange.simulation.world().db.messages.get(id)?.read ?? true;
    return allSettled(messageRead, { scope, params: { id, read } });
  },
});

const steps: readonly Step<Model, Page>[] = [
  reading(0),
  reading(1),
  reading(2),
  {
    name: 'mark all',
    change: (model) => {
      if (model.isFailing) return 'taken back';
      Object.assign(model, { unread: [], others: 0 });
      return 'read';
    },
    act: ({ scope }) => allSettled(markAllRead.submitted, { scope }),
  },
  {
    name: 'a message comes',
    change: (model) => {
      model.others += 1;
      return 'counted';
    },
    act: (page) => {
      arrive(page);
      return allSettled(inboxChanged, { scope: page.scope });
    },
  },
  {
    name: 'the exchange refuses, or takes again',
    change: (model) => {
      model.isFailing = !model.isFailing;
      return model.isFailing ? 'refuses' : 'takes';
    },
    act: ({ intercept }, { isFailing }) => intercept(inmail.messageStatus.path, isFailing ? respondWithCode(500) : null),
  },
];

test(
  'the unread total matches the model after any sequence of actions',
  async () => {
    const exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', scenario: 'calm', seed: 'test' });
    const visited = await runModel<Model, Page>({
      steps,
      maxSteps: 20,
      open: async () => {
        exchange.simulation.world().inbox.markRead(owner, { rangeType: readRange.all });
        const ids = [arrive({ exchange }), arrive({ exchange }), arrive({ exchange })];
        return { model: { unread: [0, 1, 2], others: 0, isFailing: false }, page: { ...(await openScope({ exchange })), ids } };
      },
      expectSame: ({ unread, others }, { scope }) => expect(scope.getState($unread)).toBe(unread.length + others),
    });
    expect(visited).toEqual([
      'a message comes: counted',
      'mark all: read',
      'mark all: taken back',
      ...[0, 1, 2].flatMap((index) => ['read', 'read before', 'taken back'].map((outcome) => `read message ${index}: ${outcome}`)),
      'the exchange refuses, or takes again: refuses',
      'the exchange refuses, or takes again: takes',
    ]);
  },
  modelTimeout,
);
