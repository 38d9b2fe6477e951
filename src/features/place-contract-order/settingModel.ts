import { combine, createEvent, createStore, sample } from 'effector';
import { swap, type PositionSettingsRequest } from '@/contract/swap';
import { contractAccountChanged } from '@/entities/contract-account';
import type { Instrument } from '@/entities/market';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import { screenLeft } from '@/shared/routing';
import type { Setting } from './ticket';

/** From one answer to the next request for whether the contract is traded, in ms. */
const termsInterval = 5_000;

/** The form is mounted for a contract with that mark price; null until they are known. */
export const ContractFormGate = createGate<{ readonly contract: Instrument | null; readonly mark: string | null }>('ContractFormGate', {
  contract: null,
  mark: null,
});

/** The contract of the form; null where there is none. */
export const $contract = combine(ContractFormGate.status, ContractFormGate.state, (isOpen, { contract }) => (isOpen ? contract : null));
export const $contractCode = $contract.map((contract) => (typeof contract?.id === 'string' ? contract.id : null));

/** How long before its delivery a contract says so, and how often the time is looked at, in ms. */
const deliveryNotice = 60 * 60_000;
const clockInterval = 10_000;

const { $now } = interval({ every: clockInterval, start: ContractFormGate.open, stop: ContractFormGate.close });
/** Whether the contract is delivered within the hour. */
export const $isDeliverySoon = combine(
  $contract,
  $now,
  (contract, now) => now > 0 && contract !== null && contract.expiry !== null && contract.expiry - now <= deliveryNotice,
);

/** How somebody trades the contract, and what it allows; a visitor is told nothing. */
const terms = query({
  endpoint: swap.configsSummary,
  $params: combine($contractCode, $isLoggedIn, (contractCode, isLoggedIn) =>
    contractCode !== null && isLoggedIn ? { params: { bizType: 'portal' as const, contractCode } } : null,
  ),
  refetchOn: [contractAccountChanged],
  resetOn: userChanged,
  poll: { every: termsInterval },
});
export const $terms = terms.$data;

/** Changes how a contract is traded: leverage at any time, modes while nothing of it is open or waits. */
export const changeSetting = mutation({
  endpoint: swap.setPosition,
  params: ({ contractCode, change }: { readonly contractCode: string; readonly change: PositionSettingsRequest }) => ({
    params: { bizType: 'portal' as const, contractCode },
    body: change,
  }),
});

/** What of the settings is being changed. */
export type SettingDialog = 'leverage' | 'modes';
export const settingOpened = createEvent<SettingDialog>();
export const settingClosed = createEvent();
export const settingSubmitted = createEvent<Partial<Setting>>();

/** The dialog that is open; null for none. */
export const $settingDialog = createStore<SettingDialog | null>(null)
  .on(settingOpened, (_, dialog) => dialog)
  .reset(settingClosed, changeSetting.done, screenLeft, ContractFormGate.close);

sample({
  clock: sample({ clock: settingSubmitted, source: $contractCode, fn: (contractCode, change) => ({ contractCode, change }) }).filterMap(
    ({ contractCode, change }) => (contractCode === null ? undefined : { contractCode, change }),
  ),
  target: changeSetting.submitted,
});
const changed = { tone: 'success', text: { key: 'contract.settingChanged' } } as const;
sample({ clock: changeSetting.done, fn: () => changed, target: toastRequested });
sample({ clock: changeSetting.done, fn: () => {}, target: contractAccountChanged });
