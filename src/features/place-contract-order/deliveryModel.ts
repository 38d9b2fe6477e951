import { combine } from 'effector';
import { onlyCloses } from '@/contract/swap';
import { interval } from '@/shared/lib/interval';
import { $contract, ContractFormGate } from './settingModel';

/** How long before its delivery a contract says so, and how often the time is looked at, in ms. */
const deliveryNotice = 60 * 60_000;
const clockInterval = 1_000;

const { $now } = interval({ every: clockInterval, start: ContractFormGate.open, stop: ContractFormGate.close });
/** Whether the contract is delivered within the hour. */
export const $isDeliverySoon = combine(
  $contract,
  $now,
  (contract, now) => now > 0 && contract !== null && contract.expiry !== null && contract.expiry - now <= deliveryNotice,
);
/** Whether it takes only orders that close by now. */
export const $onlyCloses = combine($contract, $now, (contract, now) => now > 0 && contract !== null && onlyCloses(contract.expiry, now));
/** Whether it has been delivered while it was on screen. */
export const $isDelivered = combine(
  $contract,
  $now,
  (contract, now) => now > 0 && contract !== null && contract.expiry !== null && now >= contract.expiry,
);
