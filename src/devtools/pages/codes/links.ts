import { codeFault, linkToCode, linkToScenario, panelParameters, type ErrorCatalogue, type ScenarioRow } from '@mocks/control';
import type { Shown } from '../../model';
import { panelPage } from '../../pageWindow';
import type { Situation } from './situations';

/** The link that shows a situation; null if its code or scenario is unknown. */
export function linkToSituation(
  { opened }: Situation,
  {
    codes,
    scenarios,
    base,
  }: { readonly codes: ErrorCatalogue['codes']; readonly scenarios: readonly ScenarioRow[]; readonly base: string },
): string | null {
  if (opened.kind === 'screen') return linkToScenario({ name: 'calm', persona: opened.persona, address: opened.address }, base);
  if (opened.kind === 'code') {
    const row = codes.find(({ name }) => name === opened.name);
    return row ? linkToCode(row, base) : null;
  }
  const row = scenarios.find(({ name }) => name === opened.name);
  return row ? linkToScenario(row, base) : null;
}

/** Opens the screen that shows a code, without a reload; null if no screen does. */
export function openingOfCode({ address, persona, scenario, fault, code, message }: ErrorCatalogue['codes'][number]): Shown | null {
  if (address === null) return null;
  return { scenario, persona, address, fault: fault === null ? null : codeFault(fault, code, message) };
}

/** Opens a situation without a reload, at an address without its locale; null if its code or scenario is unknown. */
export function openingOf(
  { opened }: Situation,
  { codes, scenarios }: { readonly codes: ErrorCatalogue['codes']; readonly scenarios: readonly ScenarioRow[] },
): Shown | null {
  if (opened.kind === 'screen') return { scenario: 'calm', persona: opened.persona, address: opened.address };
  if (opened.kind === 'code') {
    const row = codes.find(({ name }) => name === opened.name);
    return row ? openingOfCode(row) : null;
  }
  const row = scenarios.find(({ name }) => name === opened.name);
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
