import { pairNameOf, type MarginAccount } from './account';
import type { MarginContext } from './context';

/** Sends inbox messages when a margin account is close to liquidation or was liquidated. */
export function sendMarginMessages({ db, eventBus, inbox }: Pick<MarginContext, 'db' | 'eventBus' | 'inbox'>): void {
  const notify = (margin: MarginAccount, what: 'Warned' | 'Liquidated', at: number) => {
    const { owner } = margin;
    if (!db.users.get(owner)) return;
    const pair = pairNameOf(margin);
    if (pair === null) inbox.write({ owner, notice: `cross${what}`, at, jumpLink: '/assetManagement/margin' });
    else inbox.write({ owner, notice: `isolated${what}`, at, values: { pair }, jumpLink: '/assetManagement/margin?type=isolated' });
  };
  eventBus.on('marginWarned', ({ at, ...margin }) => notify(margin, 'Warned', at));
  eventBus.on('marginLiquidated', (record) => notify(record, 'Liquidated', record.createdTime));
}
