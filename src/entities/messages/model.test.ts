import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { inmail } from '@/contract/inmail';
import { personas } from '@fixtures/personas';
import { sessionEnded } from '@/entities/session';
import { callFx, otherTabChanged } from '@/shared/api';
import { $unread, inboxChanged, markAllRead, messageRead } from './model';
import { offline, collect, openScope, settled, type TestScope } from '@tests/support/app/scope';

const count = inmail.unreadCount.path;
const status = inmail.messageStatus.path;
const unread = ({ scope }: TestScope) => scope.getState($unread);
const read = ({ scope }: TestScope, id: number, isRead = false) => allSettled(messageRead, { scope, params: { id, read: isRead } });

/** Ids of the trader's unread messages, newest first. */
const unreadIds = ({ exchange }: TestScope): number[] =>
  exchange.simulation
    .world()
    .db.messages.find({ where: { read: false }, sort: [['createdTime', 'desc']] })
    .list.filter(({ owner }) => owner === 8_800_102)
    .map(({ id }) => id);

test('[R-MSG-04] the unread total is the count of the exchange', async () => {
  expect(unread(await openScope({ as: 'trader' }))).toBe(12);
  const vip = await openScope({ as: 'vip' });
  expect(unread(vip)).toBe(vip.exchange.simulation.world().inbox.unread(personas.vip.login.fid));
  expect(unread(vip)).toBeGreaterThan(99);
});

test('[R-HDR-06] a visitor has no messages and requests none', async () => {
  const page = await openScope();
  await allSettled(otherTabChanged, { scope: page.scope });
  expect(unread(page)).toBe(0);
  expect(page.requests.filter((call) => call.includes('inmail'))).toEqual([]);
});

test('the user’s own transfer creates a message that the total includes', async () => {
  const page = await openScope({ as: 'trader' });
  const transfer = { amount: '5', coinId: 52, coinName: 'USDT', type: 25 };
  await allSettled(callFx(capital.submitTransfer), { scope: page.scope, params: { body: transfer } });
  await allSettled(inboxChanged, { scope: page.scope });
  expect(unread(page)).toBe(13);
});

describe('[R-MSG-09] reading a message', () => {
  test('lowers the total by one at once, and the exchange confirms it', async () => {
    const page = await openScope({ as: 'trader' });
    const [first = 0] = unreadIds(page);
    const release = page.hold(status);
    const reading = read(page, first);
    await settled();
    expect(unread(page)).toBe(11);
    release();
    await reading;
    expect(unread(page)).toBe(11);
    expect(unread(await openScope({ exchange: page.exchange }))).toBe(11);
  });

  test('does nothing if the message is already read', async () => {
    const page = await openScope({ as: 'trader' });
    await read(page, 1, true);
    expect(page.requests).not.toContain(`POST ${status}`);
    expect(unread(page)).toBe(12);
  });

  test('never lowers the total below zero', async () => {
    const page = await openScope({ as: 'newUser', scenario: 'inbox-empty' });
    await read(page, 4711);
    expect(unread(page)).toBe(0);
  });

  test('raises the total again if the exchange rejects it', async () => {
    const page = await openScope({ as: 'trader' });
    page.intercept(status, offline);
    await read(page, unreadIds(page)[0] ?? 0);
    expect(unread(page)).toBe(12);
  });

  test('repeatedly never raises the total in between', async () => {
    const page = await openScope({ as: 'trader' });
    const seen = collect($unread, page.scope);
    const release = page.hold(status);
    const reading = unreadIds(page).map((id) => read(page, id));
    await settled();
    release();
    await Promise.all(reading);
    expect(seen).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('is not undone by an earlier count', async () => {
    const page = await openScope({ as: 'trader' });
    const release = page.hold(count);
    const counting = allSettled(otherTabChanged, { scope: page.scope });
    await settled();
    page.intercept(count, null);
    const reading = read(page, unreadIds(page)[0] ?? 0);
    await settled();
    release();
    await Promise.all([counting, reading]);
    expect(unread(page)).toBe(11);
  });
});

describe('[R-MSG-11] marking everything read', () => {
  test('sets the total to zero with a single call once the exchange confirms', async () => {
    const page = await openScope({ as: 'trader' });
    const release = page.hold(status);
    const marking = Promise.all([
      allSettled(markAllRead.submitted, { scope: page.scope }),
      allSettled(markAllRead.submitted, { scope: page.scope }),
    ]);
    await settled();
    expect([unread(page), page.scope.getState(markAllRead.$isPending)]).toEqual([12, true]);
    release();
    await marking;
    expect([unread(page), page.scope.getState(markAllRead.$isPending)]).toEqual([0, false]);
    expect(page.requests.filter((call) => call === `POST ${status}`)).toHaveLength(1);
    expect(unread(await openScope({ exchange: page.exchange }))).toBe(0);
  });

  test('leaves the total unchanged on failure', async () => {
    const page = await openScope({ as: 'trader' });
    page.intercept(status, offline);
    await allSettled(markAllRead.submitted, { scope: page.scope });
    expect(unread(page)).toBe(12);
  });
});

test('[R-CALL-18] one message is marked with range 1, all messages with range 0', async () => {
  const page = await openScope({ as: 'trader' });
  const sent: unknown[] = [];
  page.intercept(status, async (request) => {
    sent.push(await request.clone().json());
    return page.exchange.transport(request);
  });
  const [first = 0] = unreadIds(page);
  await read(page, first);
  await allSettled(markAllRead.submitted, { scope: page.scope });
  expect(sent).toEqual([{ messageId: first, rangeType: 1 }, { rangeType: 0 }]);
});

test('messages read in another tab count as read here', async () => {
  const page = await openScope({ as: 'trader' });
  const other = await openScope({ exchange: page.exchange });
  await allSettled(markAllRead.submitted, { scope: other.scope });
  await allSettled(otherTabChanged, { scope: page.scope });
  expect(unread(page)).toBe(0);
});

test('the total is dropped with its user, even if the response is still pending', async () => {
  const page = await openScope({ as: 'trader' });
  const release = page.hold(count);
  const counting = allSettled(otherTabChanged, { scope: page.scope });
  await settled();
  await Promise.race([allSettled(sessionEnded, { scope: page.scope }), settled()]);
  release();
  await counting;
  expect(unread(page)).toBe(0);
});
