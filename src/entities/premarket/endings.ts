import { sample } from 'effector';
import { premarket } from '@/contract/premarket';
import { userChanged } from '@/entities/session';
import { callFx } from '@/shared/api';
import { createEndings } from '@/shared/lib/endings';
import { premarketOrders } from './account';

/** How many ended orders are looked through. */
const lookedThrough = 20;

const historyFx = callFx(premarket.orderHistory);
const endings = createEndings({
  listed: premarketOrders.done.map(({ data: { list } }) => list.map(({ orderId }) => orderId)),
  found: historyFx.doneData.map(({ list }) => list),
  idOf: ({ orderId }) => orderId,
  resetOn: userChanged,
});
sample({ clock: endings.asked, fn: () => ({ query: { pageNum: 1, pageSize: lookedThrough } }), target: historyFx });

/** An open order was filled or cancelled: one event each. */
export const premarketOrderEnded = endings.ended;
