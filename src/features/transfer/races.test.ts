import fc from 'fast-check';
import { expect, test } from 'vitest';
import { account, transferAccounts } from '@/contract/capital';
import { callPaths, openTransfer } from '@tests/support/app/transferForm';
import { cases } from '@tests/support/testAmount';
import { $amount, $walletInfo, maxPressed, amountTyped } from './amount';
import { $coin, $accounts, sourceChosen, formMounted, accountsSwapped, targetChosen } from './selection';
import { transferClosed } from './dialogModel';
import { confirmed } from './submission';

const { spot, c2c, perpetual, crossMargin, isolatedMargin } = account;

/** The trader's USDT balances by account. */
const held: Readonly<Record<number, string>> = { [spot]: '12480.55', [c2c]: '350', [perpetual]: '5200.25', [crossMargin]: '1500' };

test('a late response never applies to a newer selection', async () => {
  const { begin, queue, read, run } = await openTransfer();
  await run(formMounted, { source: spot, target: perpetual });
  const { release } = queue(callPaths.info);
  await begin(sourceChosen, c2c);
  await begin(sourceChosen, crossMargin);
  await release(1);
  await release(0);
  expect(read($walletInfo)?.available).toBe(held[crossMargin]);
  await begin(maxPressed, undefined);
  expect(read($amount)).toBe(held[crossMargin]);
});

test('a form closed while loading ignores later responses', async () => {
  const { begin, queue, read, sent } = await openTransfer();
  const info = queue(callPaths.info);
  await begin(formMounted, { source: spot, target: perpetual });
  await begin(amountTyped, '5');
  await begin(transferClosed, undefined);
  await info.release(0);
  expect(read($walletInfo)).toBeNull();
  await begin(confirmed, undefined);
  expect(sent).toEqual([]);
});

test('a form reopened while loading shows only its own responses', async () => {
  const { begin, queue, read } = await openTransfer();
  const coins = queue(callPaths.coins);
  await begin(formMounted, { source: spot, target: perpetual });
  await begin(transferClosed, undefined);
  await begin(formMounted, { source: c2c, target: spot });
  await coins.release(0);
  expect(read($coin)).toBeNull();
  await coins.release(1);
  expect(read($coin)?.available).toBe(held[c2c]);
});

test('for any order of choices and responses, the form ends in a consistent state and sends only that', async () => {
  const transferable = transferAccounts.filter((type) => type !== isolatedMargin);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('source' as const), type: fc.constantFrom(...transferable) }),
    fc.record({ kind: fc.constant('target' as const), type: fc.constantFrom(...transferable) }),
    fc.record({ kind: fc.constant('swap' as const) }),
    fc.record({ kind: fc.constant('type' as const), amount: fc.constantFrom('1', '400', '99999999') }),
    fc.record({ kind: fc.constant('confirm' as const) }),
    fc.record({ kind: fc.constant('release' as const), index: fc.nat(9) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), fc.boolean(), async (steps, isReversed) => {
      const { begin, queue, read, run, sent } = await openTransfer({ scenario: 'transfer-blocked' });
      await run(formMounted, {});
      const { waiting, release } = queue(callPaths.info);
      for (const act of steps) {
        if (act.kind === 'source') await begin(sourceChosen, act.type);
        if (act.kind === 'target') await begin(targetChosen, act.type);
        if (act.kind === 'swap') await begin(accountsSwapped, undefined);
        if (act.kind === 'type') await begin(amountTyped, act.amount);
        if (act.kind === 'release') await release(act.index);
        if (act.kind === 'confirm') {
          const before = { accounts: read($accounts), count: sent.length };
          await begin(confirmed, undefined);
          // A transfer is sent at most once, for the accounts on screen.
          expect(sent.slice(before.count)).toEqual(
            sent.length === before.count
              ? []
              : [expect.objectContaining({ type: (before.accounts.source ?? 0) * 10 + (before.accounts.target ?? 0) })],
          );
        }
      }
      const order = waiting.map((_, index) => index);
      for (const index of isReversed ? order.toReversed() : order) await release(index);
      const { source, target } = read($accounts);
      if (source !== null && target !== null) expect(read($walletInfo)?.available).toBe(held[source]);
    }),
    { numRuns: cases(40) },
  );
}, 60_000);
