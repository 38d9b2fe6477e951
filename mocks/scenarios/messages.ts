import { personas } from '@fixtures/personas';
import { noticeNamesOf } from '../exchange/declarations';
import { modules } from '../exchange/modules';
import type { Scenario } from './scenario';

const noticeNames = noticeNamesOf(modules);
const trader = personas.trader.login.fid;

export const messageScenarios = {
  'inbox-empty': {
    title: 'There are no messages',
    instructions: 'The message popover and the message list show their empty states.',
    persona: 'newUser',
    address: '/inMail/noticeNavList',
    arrange: (world) => {
      for (const { id } of world.db.messages.find({ where: { owner: personas.newUser.login.fid } }).list) world.db.messages.remove(id);
    },
  },
  'inbox-full': {
    title: 'More than a thousand messages, most of them unread',
    instructions: 'The badge stops at 99+, and the list loads page by page.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => {
      for (let count = 0; count < 1200; count += 1) {
        const notice = noticeNames[count % noticeNames.length] ?? 'coinListed';
        world.inbox.write({
          owner: trader,
          notice,
          at: world.now - count * 600_000,
          values: { coin: 'BTC', pair: 'BTC/USDT', amount: '0.5', price: '65000', topic: 'BTC' },
          isRead: count % 4 === 0,
        });
      }
    },
  },
  'message-broken': {
    title: 'One message has unreadable data, another an unsafe link',
    instructions: 'Click the two newest messages: nothing is shown and nothing opens.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => {
      world.inbox.write({
        owner: trader,
        notice: 'rewardGranted',
        at: world.now - 1000,
        values: { amount: '50' },
        brokenData: '{"cardId":',
      });
      world.inbox.write({
        owner: trader,
        notice: 'maintenance',
        at: world.now,
        values: { coin: 'SOL' },
        jumpLink: 'javascript:alert(document.domain)',
      });
    },
  },
} as const satisfies Record<string, Scenario>;
