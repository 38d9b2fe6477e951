import { describe, expect, test } from 'vitest';
import { Message, messageData, messageModule, messageTab, readRange } from '@/contract/inmail';
import * as z from 'zod/mini';
import { personas } from '@fixtures/personas';
import { createSeededWorld } from '../../createSeededWorld';
import { type World } from '../../world';
import { noticeNamesOf, noticesOf } from '../declarations';
import { modules } from '../modules';

const notices = noticesOf<typeof modules>(modules);
const noticeNames = noticeNamesOf(modules);
type Written = Parameters<World['inbox']['write']>[0];

const at = Date.UTC(2026, 0, 5, 8);
const tomas = personas.trader.login.fid;
const nadia = personas.newUser.login.fid;

function open(letters: readonly Partial<Written>[] = []) {
  const { inbox, db } = createSeededWorld({ seed: 'test', startedAt: at });
  for (const { id } of db.messages.find({}).list) db.messages.remove(id);
  for (const letter of letters) inbox.write({ owner: tomas, notice: 'coinListed', at, ...letter });
  const page = (filter: Partial<Parameters<typeof inbox.page>[1]> = {}, language: 'en_US' | 'zh_CN' = 'en_US') =>
    inbox.page(tomas, { moduleId: 0, pageNum: 1, pageSize: 10, ...filter }, language);
  return { inbox, db, page, ids: (...filter: Parameters<typeof page>) => page(...filter).list.map(({ id }) => id) };
}

describe('a list of messages', () => {
  test('[R-MSG-13] is paged, newest first and by id at the same instant, with the total count', () => {
    const { page } = open(Array.from({ length: 23 }, (_, count) => ({ at: at - Math.floor(count / 2) })));
    const all = [1, 2, 3].flatMap((pageNum) => page({ pageNum }).list);
    expect([1, 2, 3, 4].map((pageNum) => page({ pageNum }).list.length)).toEqual([10, 10, 3, 0]);
    expect(page({ pageNum: 4 }).totalCount).toBe(23);
    expect(all).toEqual(all.toSorted((a, b) => b.createdTime - a.createdTime || b.id - a.id));
    expect(new Set(all.map(({ id }) => id)).size).toBe(23);
  });

  test('[R-MSG-06] [R-MSG-17] contains the messages of one module, or of all', () => {
    const { page } = open(noticeNames.map((notice) => ({ notice })));
    expect(page({ pageSize: 100 }).totalCount).toBe(noticeNames.length);
    for (const { code } of Object.values(messageTab).slice(1)) {
      const { list } = page({ moduleId: code, pageSize: 100 });
      expect(list.length).toBeGreaterThan(0);
      expect(list.every(({ moduleCode }) => moduleCode === code)).toBe(true);
    }
  });

  test('[R-MSG-05] [R-MSG-20] can be filtered by every submodule of the classification', () => {
    const { inbox, page } = open(noticeNames.map((notice) => ({ notice })));
    const parts = inbox
      .modules('en_US')
      .flatMap(({ code, subModules }) => subModules.map((part) => ({ moduleId: code, submoduleId: part.code })));
    expect(parts).toEqual(
      expect.arrayContaining([
        { moduleId: messageModule.market, submoduleId: 9 },
        { moduleId: messageModule.market, submoduleId: 10 },
      ]),
    );
    for (const part of parts) expect(page(part).list.map(({ submoduleCode }) => submoduleCode)).toContain(part.submoduleId);
  });

  test("contains the reader's own messages only", () => {
    const { inbox, page } = open([{}, { owner: nadia }]);
    expect(page().totalCount).toBe(1);
    expect([inbox.unread(tomas), inbox.unread(nadia), inbox.unread(1)]).toEqual([1, 1, 0]);
  });

  test("is in the reader's current language", () => {
    const { page, inbox } = open([{ notice: 'depositArrived', values: { amount: '5', coin: 'BTC', spare: 'x' } }]);
    expect(page().list[0]).toMatchObject({ title: 'Deposit received', content: '5 BTC was credited to your spot account.' });
    expect(page({}, 'zh_CN').list[0]).toMatchObject({ title: '充值到账', content: '5 BTC 已入账您的现货账户。' });
    expect(inbox.modules('zh_CN').flatMap(({ subModules }) => subModules.map(({ name }) => name))).toContain('价格提醒');
  });
});

describe('a message', () => {
  test('[R-MSG-02] of every kind has all common fields and no unfilled placeholders', () => {
    const texts = Object.values(notices).flatMap(({ title, content }) => [title.en_US, title.zh_CN, content.en_US, content.zh_CN]);
    const names = texts.flatMap((text) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name));
    const values = Object.fromEntries(names.map((name) => [name, '5']));
    const { page } = open(noticeNames.map((notice) => ({ notice, values })));
    for (const language of ['en_US', 'zh_CN'] as const) {
      for (const message of page({ pageSize: 100 }, language).list) {
        expect(z.safeParse(Message, message).success).toBe(true);
        expect(`${message.title}${message.content}`).not.toMatch(/\{\{|undefined/);
        expect(message.title).not.toBe('');
      }
    }
  });

  test('[R-MSG-08] has a link if it has a target, or data that cannot be parsed', () => {
    const { page } = open([{}, { jumpLink: '/market' }, { supportCode: 'S1' }, { data: { cardId: 5 } }, { brokenData: '{' }]);
    expect(page().list.map(({ hasLink }) => hasLink)).toEqual([true, true, true, true, false]);
  });

  test('[R-MSG-03] [R-MSG-10] carries its specific data as text, which may be invalid JSON', () => {
    const { page } = open([{ data: { baseCurrency: 'BTC', alertType: 1 } }, { brokenData: '{"cardId":' }, {}]);
    expect(page().list.map(messageData)).toEqual([{}, null, { baseCurrency: 'BTC', alertType: 1 }]);
  });

  test('with an unknown notice shows the name of the notice', () => {
    const { page, db } = open([{}]);
    const [id = 0] = page().list.map((message) => message.id);
    db.messages.update(id, { notice: '__proto__' });
    expect(page().list[0]).toMatchObject({ title: '__proto__', content: '' });
  });
});

describe('reading', () => {
  test('[R-MSG-09] one message marks only that one', () => {
    const { inbox, ids } = open([{}, {}, {}]);
    const [, second = 0] = ids();
    inbox.markRead(tomas, { rangeType: readRange.one, messageId: second });
    inbox.markRead(tomas, { rangeType: readRange.one, messageId: second });
    expect(inbox.unread(tomas)).toBe(2);
  });

  test('[R-MSG-11] all messages marks those of the reader only', () => {
    const { inbox } = open([{}, {}, { owner: nadia }, { isRead: true }]);
    inbox.markRead(tomas, { rangeType: readRange.all });
    expect([inbox.unread(tomas), inbox.unread(nadia)]).toEqual([0, 1]);
  });

  test('a message of another user, or an unknown one, changes nothing', () => {
    const { inbox, ids } = open([{}]);
    for (const messageId of [...ids(), 0, -1, 4711, undefined]) inbox.markRead(nadia, { rangeType: readRange.one, messageId });
    expect(inbox.unread(tomas)).toBe(1);
  });
});

test('[R-MSG-18] every notice belongs to a module of the contract', () => {
  const modules: readonly number[] = Object.values(messageModule);
  expect(Object.entries(notices).filter(([, { module }]) => !modules.includes(module))).toEqual([]);
});
