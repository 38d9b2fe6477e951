import { loginResult } from '@/contract/account';
import { changePercent } from '@/contract/decimal';
import { personaIds, personas, type Persona } from '@fixtures/personas';
import type { SeedAction, SeededWorld } from '../module';
import { hash } from '../random';
import type { AnnouncementsContext } from './context';
import type { announcementNotices } from './notices';

type AnnouncementsWorld = SeededWorld<AnnouncementsContext> & Pick<AnnouncementsContext, 'inbox'>;
type Message = Parameters<AnnouncementsContext['inbox']['write']>[0];

/**
 * Fills every persona's inbox on top of the seeded messages: with logins on record, public announcements and triggered
 * alerts. No message contradicts the records. The newest ones are unread.
 */
export const announcementActions: readonly SeedAction<AnnouncementsWorld>[] = [{ beforeMs: 0, act: fillInboxes }];

function fillInboxes(world: AnnouncementsWorld): void {
  for (const id of personaIds) {
    const persona = personas[id];
    if (persona.login === null) continue;
    const { fid: owner } = persona.login;
    for (const message of messagesFor(world, owner, persona)) world.inbox.write(message);
    const { list } = world.db.messages.find({
      where: { owner },
      sort: [
        ['createdTime', 'desc'],
        ['id', 'desc'],
      ],
    });
    for (const [age, message] of list.entries()) world.db.messages.update(message.id, { read: age >= persona.inbox.unread });
  }
}

/** The messages that an inbox needs to reach its initial number. */
function messagesFor(world: AnnouncementsWorld, owner: number, { inbox: { messages }, isNew }: Persona): Message[] {
  const { db, startedAt } = world;
  const missingCount = Math.max(0, messages - db.messages.count({ owner }));
  if (isNew) return missingCount === 0 ? [] : [{ owner, notice: 'registered', at: startedAt - minuteMs, data: {} }];
  const logins = db.logins
    .find({
      where: { owner, result: loginResult.ok },
      sort: [['createdTime', 'desc']],
      page: { num: 1, size: Math.floor(missingCount / 3) },
    })
    .list.map(({ createdTime, device, ip }): Message => ({
      owner,
      notice: 'loggedIn',
      at: createdTime,
      values: { device: device || ip },
      data: {},
    }));
  const others = Array.from({ length: missingCount - logins.length }, (_, count) => alertOf(world, owner, count));
  return [...logins, ...others].toSorted((a, b) => a.at - b.at);
}

/** A triggered alert or an announcement about a coin; a higher count is further in the past. */
function alertOf({ seed, startedAt, market: { usdt } }: AnnouncementsWorld, owner: number, count: number): Message {
  const hashed = hash(seed, 'inbox', owner, count);
  const at = startedAt - hourMs * count * 5 - (hashed % hourMs);
  const coin = coins[hashed % coins.length] ?? 'BTC';
  const notice = kinds[hash(seed, 'notice', owner, count) % kinds.length] ?? 'maintenance';
  if (notice === 'maintenance') return { owner, notice, at, values: { coin } };
  const [before, price] = [usdt(coin, at - dayMs), usdt(coin, at)];
  return {
    owner,
    notice,
    at,
    values: { pair: `${coin}/USDT`, price, change: changePercent(before, price), period: '24h' },
    data: { baseCurrency: coin, quoteCurrency: 'USDT', alertType: 1 },
  };
}

const kinds: readonly (keyof typeof announcementNotices)[] = ['priceReached', 'priceReached', 'priceBroke', 'maintenance'];
const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA'];
const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];
