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

const deliverMessage = ({ exchange }: Pick<TestScope, 'exchange'>) =>
  exchange.simulation.world().inbox.write({ owner, notice: 'coinListed', at: testTime, values: { coin: 'POL' } }).id;

const readMessage = (index: number): Step<Model, Page> => ({
  name: `read message ${index}`,
  change: (model) => {
    if (!model.unread.includes(index)) return 'already read';
    if (model.isFailing) return 'rolled back';
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
  readMessage(0),
  readMessage(1),
  readMessage(2),
  {
    name: 'mark all as read',
    change: (model) => {
      if (model.isFailing) return 'rolled back';
      Object.assign(model, { unread: [], others: 0 });
      return 'read';
    },
    act: ({ scope }) => allSettled(markAllRead.submitted, { scope }),
  },
  {
    name: 'a message arrives',
    change: (model) => {
      model.others += 1;
      return 'counted';
    },
    act: (page) => {
      deliverMessage(page);
      return allSettled(inboxChanged, { scope: page.scope });
    },
  },
  {
    name: 'the exchange starts or stops failing',
    change: (model) => {
      model.isFailing = !model.isFailing;
      return model.isFailing ? 'starts' : 'stops';
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
        const ids = [deliverMessage({ exchange }), deliverMessage({ exchange }), deliverMessage({ exchange })];
        return { model: { unread: [0, 1, 2], others: 0, isFailing: false }, page: { ...(await openScope({ exchange })), ids } };
      },
      expectSame: ({ unread, others }, { scope }) => expect(scope.getState($unread)).toBe(unread.length + others),
    });
    expect(visited).toEqual([
      'a message arrives: counted',
      'mark all as read: read',
      'mark all as read: rolled back',
      ...[0, 1, 2].flatMap((index) => ['already read', 'read', 'rolled back'].map((outcome) => `read message ${index}: ${outcome}`)),
      'the exchange starts or stops failing: starts',
      'the exchange starts or stops failing: stops',
    ]);
  },
  modelTimeout,
);
