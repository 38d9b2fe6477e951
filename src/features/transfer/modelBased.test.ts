import type { EventCallable } from 'effector';
import { expect, test } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { testTime } from '@tests/support/app/scope';
import {
  accounts,
  balances,
  confirm,
  newForm,
  isRoute,
  needsPair,
  blockedCoin,
  openPage,
  pairOf,
  problemsOf,
  send,
  setAccounts,
  limitToCap,
  usdt,
  type Answer,
  type CoinId,
  type AccountChoice,
  type Model,
  type Page,
} from '@tests/support/app/transferModel';
import { $amount, amountTyped, maxPressed } from './amount';
import { $preset, transferOpened } from './dialogModel';
import { $dialog, acceptedDialogClosed, closeRequested, notAllowedDialogClosed, recordOpened } from './result';
import { $accounts, $coin, $pair, coinChosen, pairChosen, sourceChosen, formMounted, accountsSwapped, targetChosen } from './selection';
import { $isCardWarningOpen, $problems, cardWarningCancelled, cardWarningConfirmed, confirmed } from './submission';

const isFree = ({ isOpen, overlay }: Model) => isOpen && overlay === null;

const allAnswers = ['accepted', 'blocked', 'done', 'lost', 'rejected', 'restricted'] as const satisfies readonly Answer[];

/** A step that triggers one event of the form. */
const step = <T>(
  name: string,
  can: (model: Model) => boolean,
  [event, params]: readonly [EventCallable<T>, T],
  change: (model: Model) => string,
): Step<Model, Page> => ({ name, can, change, act: ({ run }) => run(event, params) });

const close = (model: Model) => {
  Object.assign(model, { isOpen: false, overlay: null, isAttempted: false });
  return 'closed';
};
const chooseSource = (type: AccountChoice) =>
  step(`source ${type}`, isFree, [sourceChosen, type], (model) => {
    if (type !== null && type === model.target) return setAccounts(model, model.target, model.source);
    return setAccounts(model, type, isRoute(type, model.target) ? model.target : null);
  });
const chooseTarget = (type: AccountChoice) =>
  step(`target ${type}`, isFree, [targetChosen, type], (model) => {
    if (type !== null && type === model.source) return setAccounts(model, model.target, model.source);
    return setAccounts(model, isRoute(model.source, type) ? model.source : null, type);
  });
const type = (amount: string) =>
  step(`type ${amount}`, isFree, [amountTyped, amount], (model) => {
    model.amount = amount;
    return limitToCap(model);
  });
/** Types an amount and swaps the accounts; the new source may hold less. */
const swapTyped = (amount: string): Step<Model, Page> => ({
  name: `swap ${amount}`,
  can: isFree,
  change: (model) => {
    model.amount = amount;
    limitToCap(model);
    return setAccounts(model, model.target, model.source);
  },
  act: async ({ run }) => {
    await run(amountTyped, amount);
    await run(accountsSwapped, undefined);
  },
});
const choose = (coinId: CoinId) =>
  step(`coin ${coinId}`, isFree, [coinChosen, coinId], (model) => {
    Object.assign(model, { coinId, amount: '' });
    return 'chosen';
  });
const choosePair = (tradeId: number) =>
  step(
    `pair ${tradeId}`,
    (model) => isFree(model) && needsPair(model),
    [pairChosen, tradeId],
    (model) => {
      model.pairId = tradeId;
      return 'chosen';
    },
  );
/** Types an amount and confirms it, with this response of the exchange. */
const submit = (answer: Answer): Step<Model, Page> => ({
  name: `submit, to be ${answer}`,
  can: isFree,
  change: (model) => {
    Object.assign(model, { answer, amount: '5' });
    limitToCap(model);
    return confirm(model);
  },
  act: async ({ run }) => {
    await run(amountTyped, '5');
    await run(confirmed, undefined);
  },
});

const opening: Step<Model, Page> = {
  name: 'open',
  can: ({ isOpen }) => !isOpen,
  change: (model) => {
    Object.assign(model, newForm, { isOpen: true });
    return 'opened';
  },
  act: async ({ run }) => {
    await run(transferOpened, {});
    await run(formMounted, {});
  },
};
const dismiss = (model: Model) => {
  model.overlay = null;
  return 'dismissed';
};
/** The ways to close a dialog above the form. */
const dialogSteps: readonly Step<Model, Page>[] = [
  step('confirm that the card ends', ({ overlay }) => overlay === 'card', [cardWarningConfirmed, undefined], send),
  step('keep the card', ({ overlay }) => overlay === 'card', [cardWarningCancelled, undefined], dismiss),
  step('read why not', ({ overlay }) => overlay === 'notAllowed', [notAllowedDialogClosed, undefined], dismiss),
  step('read that it was accepted', ({ overlay }) => overlay === 'accepted', [acceptedDialogClosed, undefined], close),
  step('open the record', ({ overlay }) => overlay === 'accepted', [recordOpened, undefined], close),
];
/** Repeats steps that enable all others, so that they are chosen more often. */
const often = (those: readonly Step<Model, Page>[]) => Array.from({ length: 10 }, () => those).flat();

const steps: readonly Step<Model, Page>[] = [
  ...often([opening, ...dialogSteps]),
  step('close', ({ isOpen }) => isOpen, [closeRequested, undefined], close),
  ...[...accounts, null].flatMap((each) => [chooseSource(each), chooseTarget(each)]),
  step('swap', isFree, [accountsSwapped, undefined], (model) => setAccounts(model, model.target, model.source)),
  swapTyped('45'),
  choosePair(1),
  choosePair(3),
  choose(usdt),
  choose(blockedCoin),
  ...['0', '5', '45', '1000'].map(type),
  step('all', isFree, [maxPressed, undefined], (model) => {
    if (model.source === null || model.target === null) return 'not known';
    model.amount = balances[model.source].cap[model.coinId];
    return 'filled';
  }),
  step('confirm', isFree, [confirmed, undefined], confirm),
  ...allAnswers.map(submit),
];

const noProblems = { source: false, target: false, pair: false, coin: null, amount: null };

function expectSame(model: Model, { read, sent }: Page): void {
  expect({ isOpen: read($preset) !== null, sent }).toEqual({ isOpen: model.isOpen, sent: model.sent });
  if (!model.isOpen) return;
  expect({
    ...read($accounts),
    coinId: read($coin)?.coinId,
    pairId: read($pair)?.tradeId ?? null,
    amount: read($amount),
    overlay: read($isCardWarningOpen) ? 'card' : read($dialog),
    problems: read($problems),
  }).toEqual({
    source: model.source,
    target: model.target,
    coinId: model.coinId,
    pairId: pairOf(model),
    amount: model.amount,
    overlay: model.overlay,
    problems: model.isAttempted ? problemsOf(model) : noProblems,
  });
}

test(
  '[R-TRANSFER-08] [R-TRANSFER-09] [R-TRANSFER-10] the transfer form matches its model in any sequence of steps',
  async () => {
    const exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', scenario: 'calm', seed: 'test' });
    const visited = await runModel<Model, Page>({
      steps,
      expectSame,
      maxSteps: 120,
      open: async (choose) => {
        const model: Model = { ...newForm, isOpen: false, endsCard: choose([true, false]), answer: 'done', sent: [] };
        return { model, page: await openPage(exchange, model) };
      },
    });
    const outcomesOf = (step: RegExp) =>
      [...new Set(visited.filter((each) => step.test(each)).map((each) => each.replace(/^.*: /, '')))].toSorted();
    expect(outcomesOf(/^(?:source|target) \d/)).toEqual(['capped', 'incomplete', 'kept']);
    expect(outcomesOf(/^(?:source|target) null/)).toEqual(['incomplete']);
    expect(outcomesOf(/^swap/)).toEqual(['capped', 'incomplete', 'kept']);
    expect([outcomesOf(/^pair/), outcomesOf(/^coin/), outcomesOf(/^type/), outcomesOf(/^all/)]).toEqual([
      ['chosen'],
      ['chosen'],
      ['capped', 'kept'],
      ['filled', 'not known'],
    ]);
    for (const answer of allAnswers)
      expect(outcomesOf(new RegExp(`^submit, to be ${answer}`))).toEqual([answer, 'card warning', 'refused'].toSorted());
    expect(outcomesOf(/^confirm that the card ends/)).toEqual(allAnswers);
    expect(outcomesOf(/^confirm:/)).toEqual(expect.arrayContaining(['card warning', 'refused']));
    expect(visited.filter((each) => /^(?:open|close|keep|read)/.test(each))).toEqual([
      'close: closed',
      'keep the card: dismissed',
      'open the record: closed',
      'open: opened',
      'read that it was accepted: closed',
      'read why not: dismissed',
    ]);
  },
  modelTimeout,
);
