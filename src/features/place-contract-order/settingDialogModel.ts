import { createEvent, createStore, sample } from 'effector';
import { swap, type PositionSettingsRequest } from '@/contract/swap';
import { contractAccountChanged } from '@/entities/contract-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import { screenLeft } from '@/shared/routing';
import { $contractCode, ContractFormGate } from './settingModel';
import type { Setting } from './ticket';

/** Changes the trading settings of a contract: leverage at any time, modes only without open positions or orders. */
export const changeSetting = mutation({
  endpoint: swap.setPosition,
  params: ({ contractCode, change }: { readonly contractCode: string; readonly change: PositionSettingsRequest }) => ({
    params: { bizType: 'portal' as const, contractCode },
    body: change,
  }),
});

/** The settings that a dialog changes. */
export type SettingDialog = 'leverage' | 'modes';
export const settingOpened = createEvent<SettingDialog>();
export const settingClosed = createEvent();
export const settingSubmitted = createEvent<Partial<Setting>>();

/** The open dialog; null if none. */
export const $settingDialog = createStore<SettingDialog | null>(null)
  .on(settingOpened, (_, dialog) => dialog)
  .reset(settingClosed, changeSetting.done, screenLeft, ContractFormGate.close);

sample({
  clock: sample({ clock: settingSubmitted, source: $contractCode, fn: (contractCode, change) => ({ contractCode, change }) }).filterMap(
    ({ contractCode, change }) => (contractCode === null ? undefined : { contractCode, change }),
  ),
  target: changeSetting.submitted,
});
const changedToast = { tone: 'success', text: { key: 'contract.settingChanged' } } as const;
sample({ clock: changeSetting.done, fn: () => changedToast, target: toastRequested });
sample({ clock: changeSetting.done, fn: () => {}, target: contractAccountChanged });
