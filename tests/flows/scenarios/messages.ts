import { expect } from 'vitest';
import { inmail, messageData } from '@/contract/inmail';
import type { messageScenarios } from '@mocks/scenarios/messages';
import { inbox, type Proofs } from './proof';

export const messagesProofs: Proofs<typeof messageScenarios> = {
  'inbox-empty': async (flow) => {
    expect(await inbox(flow)).toEqual([]);
    expect(await flow.ask(inmail.unreadCount, {})).toEqual({ countTotal: 0 });
  },
  'inbox-full': async ({ ask }) => {
    const { totalCount } = await ask(inmail.messageList, { body: { moduleId: 0 } });
    const { countTotal } = await ask(inmail.unreadCount, {});
    expect(totalCount).toBeGreaterThan(1000);
    expect(countTotal).toBeGreaterThan(totalCount / 2);
  },
  'message-broken': async (flow) => {
    const [link, data] = await inbox(flow);
    expect(link?.jumpLink).toMatch(/^javascript:/);
    expect([data?.dataJson !== '', data && messageData(data)]).toEqual([true, null]);
  },
};
