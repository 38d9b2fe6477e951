import { allSettled, createEffect, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import type { ApiError } from './failure';
import { answersOf } from './answersOf';

interface Question {
  readonly id: number;
}

/** Answers that are given by hand, in any order. */
function setUp() {
  const open: { readonly id: number; readonly answer: (text: string) => void; readonly fail: () => void }[] = [];
  const fx = createEffect<Question, string, ApiError>(
    ({ id }) => new Promise<string>((resolve, reject) => open.push({ id, answer: resolve, fail: () => reject(new Error('failed')) })),
  );
  const asked = createEvent<number | null>();
  const again = createEvent();
  const forgotten = createEvent();
  const $question = createStore<Question | null>(null).on(asked, (_, id) => (id === null ? null : { id }));
  const answers = answersOf({ fx, $question, again: [again], forget: forgotten });
  const scope = fork();
  const ask = (id: number | null) => void allSettled(asked, { scope, params: id });
  const read = () => ({
    answer: scope.getState(answers.$answer),
    latest: scope.getState(answers.$latest),
    isLoading: scope.getState(answers.$isLoading),
    hasFailed: scope.getState(answers.$failure) !== null,
  });
  return { open, ask, read, again: () => void allSettled(again, { scope }), forget: () => void allSettled(forgotten, { scope }) };
}
const settle = () => new Promise((resolve) => void setTimeout(resolve));

test('a question is asked once; its answer stands until another question', async () => {
  const { open, ask, read } = setUp();
  ask(1);
  ask(1);
  expect(open).toHaveLength(1);
  expect(read()).toEqual({ answer: null, latest: null, isLoading: true, hasFailed: false });
  open[0]?.answer('one');
  await settle();
  expect(read()).toEqual({ answer: 'one', latest: 'one', isLoading: false, hasFailed: false });
  ask(2);
  expect(read()).toEqual({ answer: null, latest: 'one', isLoading: true, hasFailed: false });
});

test('a late answer never overwrites a newer one', async () => {
  const { open, ask, read } = setUp();
  ask(1);
  ask(2);
  open[1]?.answer('two');
  await settle();
  open[0]?.answer('one');
  await settle();
  expect(read()).toMatchObject({ answer: 'two', latest: 'two' });
});

test('asked again, the answer stays until the new one; two calls of one question are told apart', async () => {
  const { open, ask, again, read } = setUp();
  ask(1);
  open[0]?.answer('old');
  await settle();
  again();
  again();
  expect(read()).toMatchObject({ answer: 'old', isLoading: false });
  open[2]?.answer('new');
  await settle();
  open[1]?.answer('late');
  await settle();
  expect(read().answer).toBe('new');
});

test('a failure counts for its own question, and goes when it is asked again', async () => {
  const { open, ask, again, read } = setUp();
  ask(1);
  open[0]?.fail();
  await settle();
  expect(read()).toEqual({ answer: null, latest: null, isLoading: false, hasFailed: true });
  again();
  expect(read()).toMatchObject({ isLoading: true, hasFailed: false });
  ask(2);
  open[1]?.fail();
  await settle();
  expect(read()).toMatchObject({ isLoading: true, hasFailed: false });
});

test('nothing is asked while there is no question, and an answer that comes then stands for nothing', async () => {
  const { open, ask, again, read } = setUp();
  again();
  expect(open).toHaveLength(0);
  ask(1);
  ask(null);
  open[0]?.answer('one');
  await settle();
  expect(read()).toMatchObject({ answer: null, isLoading: false });
});

test('what is forgotten does not come back by an answer that was on its way', async () => {
  const { open, ask, forget, read } = setUp();
  ask(1);
  forget();
  open[0]?.answer('one');
  await settle();
  expect(read()).toMatchObject({ answer: null, latest: null });
});
