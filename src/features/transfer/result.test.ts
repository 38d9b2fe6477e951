import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { otherTabChanged } from '@/shared/api';
import { respondWithCode, offline, collect } from '@tests/support/app/scope';
import { callPaths, openTransfer, respondWith } from '@tests/support/app/transferForm';
import { $amount, $walletInfo, amountTyped } from './amount';
import { sourceChosen, formMounted } from './selection';
import { $preset, transferOpened, transferRejected, transferSucceeded } from './dialogModel';
import { $outcome, $dialog, acceptedDialogClosed, closeRequested, recordOpened, notAllowedDialogClosed } from './result';
import { $isCardWarningOpen, $isSubmitting, $problems, cardWarningConfirmed, cardWarningCancelled, confirmed } from './submission';

const { spot, perpetual } = account;

/** A completed form: 120 USDT from spot to contract. */
async function filled(opening: Parameters<typeof openTransfer>[0] = {}, accounts: { source?: 5; target?: 2 } = {}) {
  const page = await openTransfer(opening);
  const succeeded = collect(transferSucceeded, page.scope);
  const rejected = collect(transferRejected, page.scope);
  const moved = collect(balancesChanged, page.scope);
  await page.run(transferOpened, accounts);
  await page.run(formMounted, accounts);
  await page.run(amountTyped, '120');
  return { ...page, succeeded, rejected, moved, isOpen: () => page.read($preset) !== null };
}

describe('validation', () => {
  test.each(['', '0', '0.000'])('[R-TRANSFER-12] the amount %j is rejected on confirmation, not before', async (typed) => {
    const { sent, read, run } = await filled();
    await run(amountTyped, typed);
    expect(read($problems).amount).toBeNull();
    await run(confirmed, undefined);
    expect(read($problems).amount).toBe('accountCoinTrade_082');
    expect(sent).toEqual([]);
    await run(amountTyped, '1');
    expect(read($problems).amount).toBeNull();
  });

  test('[R-TRANSFER-13] an amount above the source’s balance of the coin is rejected', async () => {
    const { exchange, intercept, read, run, sent } = await openTransfer();
    // The coin list shows a lower balance than the wallet: an amount within the cap can still exceed it.
    intercept(callPaths.coins, async (request) => {
      const answer = await (await exchange.transport(request)).json();
      return Response.json({ ...answer, data: answer.data.map((coin: object) => ({ ...coin, available: '5' })) });
    });
    await run(formMounted, {});
    await run(amountTyped, '6');
    await run(confirmed, undefined);
    expect(read($problems).amount).toBe('accountCoinTrade_083');
    expect(sent).toEqual([]);
  });

  test('a missing account is reported', async () => {
    const { read, run, sent } = await filled();
    await run(sourceChosen, null);
    await run(amountTyped, '5');
    await run(confirmed, undefined);
    expect(read($problems)).toMatchObject({ source: true, target: false });
    expect(sent).toEqual([]);
  });

  test('[R-TRANSFER-19] a coin with suspended transfers is not sent', async () => {
    const { exchange, intercept, read, run, sent } = await openTransfer();
    intercept(callPaths.coins, async (request) => {
      const answer = await (await exchange.transport(request)).json();
      return Response.json({ ...answer, data: answer.data.map((coin: object) => ({ ...coin, transferInAble: false })) });
    });
    await run(formMounted, {});
    await run(amountTyped, '6');
    await run(confirmed, undefined);
    expect(read($problems).coin).toBe('blocked');
    expect(sent).toEqual([]);
  });
});

describe('submission', () => {
  test('[R-CALL-16] [R-TRANSFER-07] confirming sends amount, coin, coin name and transfer type', async () => {
    const { run, sent } = await filled();
    expect(sent).toEqual([]);
    await run(confirmed, undefined);
    expect(sent).toEqual([{ amount: '120', coinId: 52, coinName: 'USDT', type: 25 }]);
  });

  test('a transfer into isolated margin sends its pair', async () => {
    const { run, sent } = await openTransfer();
    await run(formMounted, { source: spot, target: account.isolatedMargin });
    await run(amountTyped, '1.');
    await run(confirmed, undefined);
    expect(sent).toEqual([{ amount: '1', coinId: 52, coinName: 'USDT', type: 27, tradeId: expect.any(Number) }]);
  });

  test('confirming twice sends one transfer', async () => {
    const { begin, queue, read, sent } = await filled();
    const { release } = queue(callPaths.submit);
    await begin(confirmed, undefined);
    expect(read($isSubmitting)).toBe(true);
    await begin(confirmed, undefined);
    await begin(confirmed, undefined);
    await release(0);
    await begin(confirmed, undefined);
    expect(sent).toHaveLength(1);
  });

  test('nothing is sent while the transferable amount is loading', async () => {
    const { begin, queue, sent } = await filled();
    queue(callPaths.info);
    await begin(sourceChosen, account.c2c);
    await begin(amountTyped, '5');
    await begin(confirmed, undefined);
    expect(sent).toEqual([]);
  });

  test('the form cannot be closed while a transfer is pending', async () => {
    const { begin, queue, isOpen } = await filled();
    const { release } = queue(callPaths.submit);
    await begin(confirmed, undefined);
    await begin(closeRequested, undefined);
    expect(isOpen()).toBe(true);
    await release(0);
    expect(isOpen()).toBe(false);
  });
});

describe('card warning', () => {
  const fromContract = { source: perpetual, target: spot } as const;

  test('[R-TRANSFER-08] a transfer that ends an active card is sent only after a confirmation', async () => {
    const { read, run, sent } = await filled({ scenario: 'card-warning' }, fromContract);
    await run(confirmed, undefined);
    expect(read($isCardWarningOpen)).toBe(true);
    expect(sent).toEqual([]);
    await run(cardWarningConfirmed, undefined);
    expect(sent).toEqual([{ amount: '120', coinId: 52, coinName: 'USDT', type: 52 }]);
    expect(read($isCardWarningOpen)).toBe(false);
  });

  test('keeping the card sends nothing and keeps the form unchanged', async () => {
    const { read, run, sent, isOpen } = await filled({ scenario: 'card-warning' }, fromContract);
    await run(confirmed, undefined);
    await run(cardWarningCancelled, undefined);
    await run(cardWarningConfirmed, undefined);
    expect(sent).toEqual([]);
    expect([read($isCardWarningOpen), read($amount), isOpen()]).toEqual([false, '120', true]);
  });

  test('continuing twice sends one transfer', async () => {
    const { run, sent } = await filled({ scenario: 'card-warning' }, fromContract);
    await run(confirmed, undefined);
    await Promise.all([run(cardWarningConfirmed, undefined), run(cardWarningConfirmed, undefined)]);
    expect(sent).toHaveLength(1);
  });

  test('the confirmed transfer is sent, even if the form has changed meanwhile', async () => {
    const { run, sent } = await filled({ scenario: 'card-warning' }, fromContract);
    await run(confirmed, undefined);
    await run(amountTyped, '7');
    await run(cardWarningConfirmed, undefined);
    expect(sent).toMatchObject([{ amount: '120' }]);
  });
});

describe('result', () => {
  test('[R-TRERR-01] [R-TRANSFER-09] 200 shows the server’s message, resets and closes the form and reloads balances', async () => {
    const { run, read, toastTexts, succeeded, moved, isOpen } = await filled();
    await run(confirmed, undefined);
    expect(toastTexts()).toEqual(['success: Transfer successful']);
    expect(succeeded).toEqual([{ source: spot, target: perpetual }]);
    expect(moved).toHaveLength(1);
    expect([isOpen(), read($amount), read($dialog)]).toEqual([false, '', null]);
  });

  test('[R-TRERR-02] 20351 counts as success and offers the records of the two accounts', async () => {
    const { run, read, toastTexts, succeeded, navigations, isOpen } = await filled({ scenario: 'transfer-accepted' });
    await run(confirmed, undefined);
    expect(toastTexts()).toEqual([]);
    expect(read($dialog)).toBe('accepted');
    expect(read($outcome)).toMatchObject({ message: 'Your transfer was accepted and will be credited shortly' });
    expect(succeeded).toEqual([{ source: spot, target: perpetual }]);
    expect([isOpen(), read($amount)]).toEqual([true, '']);
    expect(read($walletInfo)?.available).toBe('12360.55');
    await run(recordOpened, undefined);
    expect(navigations).toEqual(['/en_US/orderHome/transferRecord?source=2&target=5']);
    expect([isOpen(), read($dialog)]).toEqual([false, null]);
  });

  test('the dialog of an accepted transfer can be closed without opening the records', async () => {
    const { run, navigations, isOpen } = await filled({ scenario: 'transfer-accepted' });
    await run(confirmed, undefined);
    await run(acceptedDialogClosed, undefined);
    expect(navigations).toEqual([]);
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['transfer-blocked', 'accountCoinTrade_150'],
    ['transfer-restricted', 'accountCoinTrade_151'],
  ] as const)('[R-TRERR-03] %s is reported by %s; the form is unchanged', async (scenario, messageKey) => {
    const { run, read, toastTexts, succeeded, rejected, isOpen } = await filled({ scenario });
    await run(confirmed, undefined);
    expect([read($dialog), read($outcome)]).toEqual(['notAllowed', { kind: 'notAllowed', messageKey }]);
    await run(notAllowedDialogClosed, undefined);
    expect([read($dialog), read($amount), isOpen()]).toEqual([null, '120', true]);
    expect([toastTexts(), succeeded, rejected]).toEqual([[], [], []]);
  });

  test('[R-TRERR-04] 30705 shows the server’s message and emits the rejection', async () => {
    const { run, read, toastTexts, rejected, isOpen } = await filled({ scenario: 'transfer-rejected' });
    await run(confirmed, undefined);
    expect(toastTexts()).toEqual(['danger: The transfer was rejected by risk control']);
    expect(rejected).toEqual([{ source: spot, target: perpetual }]);
    expect([isOpen(), read($amount)]).toEqual([true, '120']);
  });

  test('[R-TRERR-05] any other code shows the server’s message and emits no rejection', async () => {
    const { run, toastTexts, rejected, succeeded, isOpen } = await filled({ scenario: 'transfer-busy' });
    await run(confirmed, undefined);
    expect(toastTexts()).toEqual(['danger: The system is busy. Please try again later']);
    expect([rejected, succeeded, isOpen()]).toEqual([[], [], true]);
  });

  test('a lost response is reported as an unknown result and reloads balances', async () => {
    const { intercept, run, toastTexts, moved } = await filled();
    intercept(callPaths.submit, offline);
    await run(confirmed, undefined);
    expect(toastTexts()).toEqual(['warning: common.unknownTitle']);
    expect(moved).toHaveLength(1);
  });

  test('a business event is reported by its own dialog only', async () => {
    const { intercept, run, toastTexts } = await filled();
    intercept(callPaths.submit, respondWithCode(40301));
    await run(confirmed, undefined);
    expect(toastTexts()).toEqual([]);
  });

  test('success without a server message shows the app’s own', async () => {
    const { intercept, run, toastTexts } = await filled();
    intercept(callPaths.submit, respondWith({ id: '1', state: 1, createdTime: 0 }, 200, ''));
    await run(confirmed, undefined);
    expect(toastTexts()).toEqual(['success: transfer.done']);
  });
});

describe('opening', () => {
  test('a visitor is sent to login instead', async () => {
    const { run, navigations, isOpen } = await filled({ as: 'visitor' });
    await run(transferOpened, {});
    expect(isOpen()).toBe(false);
    expect(navigations.at(-1)).toBe('/en_US/login');
  });

  test('the form closes when the session ends', async () => {
    const { intercept, run, isOpen } = await filled();
    intercept('/hk-web/user/biz-status', respondWith({ login: null, walletAccountId: null }));
    await run(otherTabChanged, undefined);
    expect(isOpen()).toBe(false);
  });
});
