import { createEvent, createStore } from 'effector';
import { margin, type LiquidationRecord } from '@/contract/margin';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { screenLeft } from '@/shared/routing';

export const liquidationOpened = createEvent<LiquidationRecord>();
export const liquidationClosed = createEvent();

/** The liquidation open in the dialog; null if none. */
export const $openedLiquidation = createStore<LiquidationRecord | null>(null)
  .on(liquidationOpened, (_, record) => record)
  .reset(liquidationClosed, userChanged, screenLeft);

export const liquidationDetail = query({
  endpoint: margin.isolatedLiquidationDetail,
  $params: $openedLiquidation.map((record) => record && { query: { id: record.id } }),
});
