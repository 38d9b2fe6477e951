import { ArrowDownToLine, BellRing, Megaphone, Settings } from 'lucide-react';
import { expect, test } from 'vitest';
import { bizType, messageModule } from '@/contract/inmail';
import { messageIcon } from './MessageIcon';

test.each([
  ['its business type', { bizType: bizType.depositSuccess, moduleCode: messageModule.system }, ArrowDownToLine],
  ['its module if the business type has none', { bizType: bizType.accountInfoModified, moduleCode: messageModule.system }, Settings],
  ['its module if the business type is unknown', { bizType: 9999, moduleCode: messageModule.announcement }, Megaphone],
  ['a bell if both are unknown', { bizType: 0, moduleCode: null }, BellRing],
])('a message has the icon of %s', (_, message, icon) => {
  expect(messageIcon(message)).toBe(icon);
});
