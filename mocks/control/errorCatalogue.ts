import { domains } from '@/contract';
import { code, type CodeName } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { namedFaults } from '../faults/namedFaults';
import type { FaultRequest } from '../faults/rule';
import { codeTriggers } from '../scenarios/codes';
import { codeLocation } from '../scenarios/codes/codeLocation';
import { serverTexts, type ServerLanguage } from '../texts';
import { codeFault } from './codeFault';
import type { ErrorCatalogue } from './schema';

const tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = domains;
const calls = Object.values(tables).flatMap((table) => Object.values(table));

/** Every business code with its meaning, the calls that declare it and the screen that shows it, and every fault that a link can name. */
export const errorCatalogue = (language: ServerLanguage): ErrorCatalogue => ({
  codes: codeTriggers.map((trigger) => {
    const { code: number, meaning, behaviour } = code[trigger.code];
    const declaring = calls.filter(({ codes = [] }) => codes.some((row) => row.code === number)).map(({ id }) => id);
    return {
      name: trigger.code,
      code: number,
      meaning,
      behaviour,
      message: serverTexts[trigger.code][language],
      calls: [...new Set([...declaring, ...(trigger.call === null ? [] : [trigger.call])])],
      how: trigger.how,
      ...codeLocation(trigger),
    };
  }),
  faults: namedFaults.map(({ name, title }) => ({ name, title })),
});

/** The fault that makes a screen's call return a code for every caller; null if the scenario produces the code itself or no call returns it. */
export function faultFor(name: CodeName): FaultRequest | null {
  const trigger = codeTriggers.find((row) => row.code === name);
  const at = trigger ? codeLocation(trigger).fault : null;
  return at === null ? null : codeFault(at, code[name].code, serverTexts[name].en_US);
}
