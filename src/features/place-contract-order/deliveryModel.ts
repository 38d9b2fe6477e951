import { combine } from 'effector';
import { isReduceOnlyPeriod } from '@/contract/swap';
import { interval } from '@/shared/lib/interval';
import { $contract, ContractFormGate } from './settingModel';

/** The time before delivery at which the notice appears, and the interval of the clock, in ms. */
const deliveryNotice = 60 * 60_000;
const clockInterval = 1_000;

const { $now } = interval({ every: clockInterval, start: ContractFormGate.open, stop: ContractFormGate.close });
/** Whether the contract is delivered within the hour. */
export const $isDeliverySoon = combine(
  $contract,
  $now,
  (contract, now) => now > 0 && contract !== null && contract.expiry !== null && contract.expiry - now <= deliveryNotice,
);
/** Whether the contract accepts only closing orders by now. */
export const $isCloseOnly = combine(
  $contract,
  $now,
  (contract, now) => now > 0 && contract !== null && isReduceOnlyPeriod(contract.expiry, now),
);
/** Whether the delivery time has passed. */
export const $isDelivered = combine(
  $contract,
  $now,
  (contract, now) => now > 0 && contract !== null && contract.expiry !== null && now >= contract.expiry,
);
