import { linkToCode, linkToScenario, type ErrorCatalogue, type ScenarioRow } from '@mocks/control';
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
