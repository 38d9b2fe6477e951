import type { PositionSettingsRequest } from '@/contract/swap';
import type { ContractsContext } from './context';
import type { ContractSetting } from './records';

/** The default settings of a contract. */
const defaults = { leverage: 20, marginMode: 'cross', positionMode: 'hedge', positionType: 'merge' } as const;

const keyOfSetting = (owner: number, contractCode: string): string => `${owner}:${contractCode}`;

/** A user's settings of a contract, or its defaults. */
export const settingOf = (db: ContractsContext['db'], owner: number, contractCode: string, maxLeverage: number): ContractSetting =>
  db.contractSettings.get(keyOfSetting(owner, contractCode)) ?? {
    key: keyOfSetting(owner, contractCode),
    owner,
    contractCode,
    ...defaults,
    leverage: Math.min(defaults.leverage, maxLeverage),
  };

export const changeSetting = (db: ContractsContext['db'], setting: ContractSetting, patch: PositionSettingsRequest): ContractSetting =>
  db.contractSettings.upsert({ ...setting, ...patch });
