import { expect, test } from 'vitest';
import type { Message } from '@/contract/inmail';
import { routes } from '@/shared/routing';
import { messageTarget } from './target';

const message = (jumpLink: string): Message => ({
  id: 1,
  title: 'A title',
  content: 'A text',
  moduleCode: 1,
  submoduleCode: 1,
  supportCode: '',
  bizType: 1,
  read: false,
  hasLink: true,
  jumpLink,
  dataJson: '{}',
  createdTime: 0,
});

test.each([
  [routes.market.path, { kind: 'inside', to: '/en_US/market' }],
  ['https://other.example/', { kind: 'outside', href: 'https://other.example/' }],
  [routes.financialAccount.path, { kind: 'notBuilt' }],
  ['javascript:alert(1)', { kind: 'none' }],
])('a message with the link %s leads to %j: never to a page that is not there', (link, target) => {
  expect(messageTarget(message(link), 'en_US')).toEqual(target);
});
