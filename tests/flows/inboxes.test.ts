import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { capital, depositState, withdrawalState } from '@/contract/capital';
import { inmail } from '@/contract/inmail';
import { personaIds, personas } from '@fixtures/personas';
import { openFlow } from './flow';

const allMessages = { moduleId: 0, pageNum: 1, pageSize: 1000 };

test('initial messages match the records: every reported transfer, deposit, withdrawal and login is on record', async () => {
  const { ask, become } = openFlow();
  const page = { query: { pageSize: 1000 } };
  for (const persona of personaIds.filter((id) => personas[id].login !== null)) {
    await become(persona);
    const { list } = await ask(inmail.messageList, { body: allMessages });
    const messageCount = (...titles: readonly string[]) => list.filter(({ title }) => titles.includes(title)).length;
    const transfers = persona === 'frozenAccount' ? [] : (await ask(capital.transferHistory, page)).list;
    expect(messageCount('Transfer complete'), persona).toBe(transfers.length);
    const deposits = (await ask(capital.depositRecords, page)).list;
    expect(messageCount('Deposit received'), persona).toBe(deposits.filter(({ state }) => state === depositState.credited).length);
    const withdrawals = (await ask(capital.withdrawalRecords, page)).list;
    expect(messageCount('Withdrawal complete'), persona).toBe(withdrawals.filter(({ state }) => state === withdrawalState.done).length);
    const logins = (await ask(account.loginLogs, page)).list;
    expect(messageCount('New login') <= logins.length, persona).toBe(true);
    expect(messageCount('Identity verified') <= 1, persona).toBe(true);
  }
});

test('an inbox starts with at least its persona’s number of messages, the newest of them unread', async () => {
  const { ask, become } = openFlow();
  for (const persona of personaIds.filter((id) => personas[id].login !== null)) {
    await become(persona);
    const { messages, unread } = personas[persona].inbox;
    const { list, totalCount } = await ask(inmail.messageList, { body: allMessages });
    expect(totalCount >= messages, persona).toBe(true);
    expect(list.findIndex(({ read }) => read) === -1 ? totalCount : list.findIndex(({ read }) => read), persona).toBe(
      Math.min(unread, totalCount),
    );
    expect((await ask(inmail.unreadCount, {})).countTotal, persona).toBe(Math.min(unread, totalCount));
  }
});
