import { allSettled, createEvent, createStore, fork } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CallInput } from '@/contract/endpoint';
import { inmail } from '@/contract/inmail';
import { cases } from '@tests/support/testAmount';
import { $transport } from './calls';
import { query } from './query';

type MessageParams = CallInput<typeof inmail.messageList>;

const page = (pageNum: number): MessageParams => ({ body: { moduleId: 0, pageNum, pageSize: 10 } });

test('only the latest request counts, in any order of requests, resets and responses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('data', 'failure', 'reset'), { minLength: 1, maxLength: 8 }),
      async (scheduler, steps) => {
        // The expected behaviour: a response counts if there was no request and no reset since its own request.
        const expected = { awaited: 0, shown: 0, failures: 0 };
        const paramsSet = createEvent<number>();
        const reset = createEvent();
        const $params = createStore<MessageParams | null>(null)
          .on(paramsSet, (_, pageNum) => page(pageNum))
          .on(reset, () => null);
        const list = query({ endpoint: inmail.messageList, $params, resetOn: reset });
        const $shown = createStore(0).on(list.done, (_, { data }) => data.totalCount);
        const $failures = createStore(0).on(list.failed, (count) => count + 1);
        const transport = async (request: Request) => {
          const { pageNum }: { pageNum: number } = await request.json();
          await scheduler.schedule(Promise.resolve(), `answer ${pageNum}`);
          const hasFailed = steps[pageNum - 1] === 'failure';
          if (expected.awaited === pageNum) {
            if (hasFailed) expected.failures += 1;
            else expected.shown = pageNum;
          }
          if (hasFailed) throw new TypeError('down');
          return Response.json({ code: 200, msg: '', data: { list: [], totalCount: pageNum } });
        };
        const scope = fork({ values: [[$transport, transport]] });
        const settled: Promise<unknown>[] = [];
        const asking = scheduler.scheduleSequence(
          steps.map((step, at) => async () => {
            expected.awaited = step === 'reset' ? 0 : at + 1;
            settled.push(step === 'reset' ? allSettled(reset, { scope }) : allSettled(paramsSet, { scope, params: at + 1 }));
          }),
        );
        await scheduler.waitFor(asking.task);
        await scheduler.waitFor(Promise.all(settled));
        expect({ shown: scope.getState($shown), failures: scope.getState($failures) }).toEqual({
          shown: expected.shown,
          failures: expected.failures,
        });
      },
    ),
    { numRuns: cases(500) },
  );
}, 30_000);

test('two scopes share no state', async () => {
  const opened = createEvent();
  const unread = query({ endpoint: inmail.unreadCount, $params: createStore<object | null>(null).on(opened, () => ({})) });
  const [one, other] = [5, 9].map((countTotal) =>
    fork({ values: [[$transport, () => Promise.resolve(Response.json({ code: 200, msg: '', data: { countTotal } }))]] }),
  );
  if (!one || !other) return expect.fail('two scopes');
  await Promise.all([allSettled(opened, { scope: one }), allSettled(opened, { scope: other })]);
  expect([one, other].map((scope) => scope.getState(unread.$data)?.countTotal)).toEqual([5, 9]);
});
