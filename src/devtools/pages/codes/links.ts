import { linkToCode, linkToScenario, panelParameters, type ErrorCatalogue, type ScenarioRow } from '@mocks/control';
import { panelPage } from '../../pageWindow';
import type { Situation } from './situations';

/** The link that shows a situation; null where its code or scenario is not known. */
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

/** Opens the panel at an entry of the request log; null where there is none. */
export function linkToEntry(id: number | undefined, base: string): string | null {
  if (id === undefined) return null;
  const url = new URL(`${base}/workbench/${panelPage}`);
  url.searchParams.set(panelParameters.panel, 'requests');
  url.searchParams.set(panelParameters.entry, String(id));
  return url.href;
}
