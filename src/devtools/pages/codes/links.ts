import { codeFault, linkToCode, linkToScenario, panelParameters, type ErrorCatalogue, type ScenarioRow } from '@mocks/control';
import type { OpenTarget } from '../../model';
import { panelPage } from '../../pageWindow';
import type { Situation } from './situations';

/** The link that shows a situation; null if its code or scenario is unknown, or no screen shows the code. */
export function linkToSituation(
  { target }: Situation,
  {
    codes,
    scenarios,
    base,
  }: { readonly codes: ErrorCatalogue['codes']; readonly scenarios: readonly ScenarioRow[]; readonly base: string },
): string | null {
  if (target.kind === 'screen') return linkToScenario({ name: 'calm', persona: target.persona, address: target.address }, base);
  if (target.kind === 'code') {
    const row = codes.find(({ name }) => name === target.name);
    return row ? linkToCode(row, base) : null;
  }
  const row = scenarios.find(({ name }) => name === target.name);
  return row ? linkToScenario(row, base) : null;
}

/** Opens the screen that shows a code, without a reload; null if no screen does. */
export function targetOfCode({ address, persona, scenario, fault, code, message }: ErrorCatalogue['codes'][number]): OpenTarget | null {
  if (address === null) return null;
  return { scenario, persona, address, fault: fault === null ? null : codeFault(fault, code, message) };
}

/** Opens a situation without a reload, at an address without its locale; null if its code or scenario is unknown, or no screen shows the code. */
export function targetOfSituation(
  { target }: Situation,
  { codes, scenarios }: { readonly codes: ErrorCatalogue['codes']; readonly scenarios: readonly ScenarioRow[] },
): OpenTarget | null {
  if (target.kind === 'screen') return { scenario: 'calm', persona: target.persona, address: target.address };
  if (target.kind === 'code') {
    const row = codes.find(({ name }) => name === target.name);
    return row ? targetOfCode(row) : null;
  }
  const row = scenarios.find(({ name }) => name === target.name);
  return row ? { scenario: row.name, persona: row.persona, address: row.address } : null;
}

/** Link that opens the panel at an entry of the request log; null if there is none. */
export function linkToEntry(id: number | undefined, base: string): string | null {
  if (id === undefined) return null;
  const url = new URL(`${base}/workbench/${panelPage}`);
  url.searchParams.set(panelParameters.panel, 'requests');
  url.searchParams.set(panelParameters.entry, String(id));
  return url.href;
}
