import { loginResult } from '@/contract/account';
import { changePercent, type Decimal } from '@/contract/decimal';
import { personaIds, personas, type Persona } from '@fixtures/personas';
import type { ExchangeDb } from '../exchange/collections';
import type { Inbox, Letter } from '../exchange/inbox';
import type { NoticeName } from '../exchange/notices';
import { hash } from '../exchange/random';

interface Place {
  readonly db: ExchangeDb;
  readonly inbox: Inbox;
  readonly seed: string;
  readonly startedAt: number;
  /** What a coin was worth in USDT. */
  readonly usdt: (shortName: string, at: number) => Decimal;
}

/**
 * Fills every persona's inbox once the past has written to it: with logins that are on record, and with what is said to everybody or asked
 * for by an alert. Nothing claims what no record bears out. The newest are unread.
 */
export function seedInboxes(place: Place): void {
  for (const id of personaIds) {
    const persona = personas[id];
    if (persona.login === null) continue;
    const { fid: owner } = persona.login;
    for (const letter of lettersFor(place, owner, persona)) place.inbox.write(letter);
    const { list } = place.db.messages.find({
      where: { owner },
      sort: [
        ['createdTime', 'desc'],
        ['id', 'desc'],
      ],
    });
    for (const [age, message] of list.entries()) place.db.messages.update(message.id, { read: age >= persona.inbox.unread });
  }
}

/** What an inbox lacks of the messages it is to begin with. */
function lettersFor(place: Place, owner: number, { inbox: { messages }, isNew }: Persona): Letter[] {
  const { db, startedAt } = place;
  const lacking = Math.max(0, messages - db.messages.count({ owner }));
  if (isNew) return lacking === 0 ? [] : [{ owner, notice: 'registered', at: startedAt - minuteMs }];
  const logins = db.logins
    .find({ where: { owner, result: loginResult.ok }, sort: [['createdTime', 'desc']], page: { num: 1, size: Math.floor(lacking / 3) } })
    .list.map(({ createdTime, device, ip }): Letter => ({ owner, notice: 'loggedIn', at: createdTime, values: { device: device || ip } }));
  const others = Array.from({ length: lacking - logins.length }, (_, count) => alertOf(place, owner, count));
  return [...logins, ...others].toSorted((a, b) => a.at - b.at);
}

/** An alert somebody set, or what everybody was told of a coin; the further back, the higher the count. */
function alertOf({ seed, startedAt, usdt }: Place, owner: number, count: number): Letter {
  const chosen = hash(seed, 'inbox', owner, count);
  const at = startedAt - hourMs * count * 5 - (chosen % hourMs);
  const coin = coins[chosen % coins.length] ?? 'BTC';
  const notice = kinds[hash(seed, 'notice', owner, count) % kinds.length] ?? 'maintenance';
  if (notice === 'maintenance') return { owner, notice, at, values: { coin } };
  const [before, price] = [usdt(coin, at - dayMs), usdt(coin, at)];
  return {
    owner,
    notice,
    at,
    values: { pair: `${coin}/USDT`, price, change: changePercent(before, price), period: '24h' },
    data: { baseCurrency: coin, quoteCurrency: 'USDT', alertType: 1 },
    jumpLink: '/market',
  };
}

const kinds: readonly NoticeName[] = ['priceReached', 'priceReached', 'priceBroke', 'maintenance'];
const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA'];
const [dayMs, hourMs, minuteMs] = [86_400_000, 3_600_000, 60_000];
