import * as z from 'zod/mini';
import { personaChoices, type ScenarioRow } from '@mocks/control';
import { hasWords } from '@/ui/hasWords';

/** A numbered rule with the scenarios that show it: those that its tests run in, otherwise those of its screens. */
export interface ScenarioRule {
  readonly id: string;
  readonly rule: string;
  readonly scenarios: readonly string[];
}

/** The scenario filter by area, persona, business code, rule and words. */
export interface ScenarioFilter {
  readonly area: string | null;
  readonly persona: ScenarioRow['persona'] | null;
  readonly code: string | null;
  readonly rule: ScenarioRule | null;
  readonly search: string;
}

/** The filter encoded in an address, and its invalid parameters, which are ignored. */
export function readFilter(
  parameters: URLSearchParams,
  rows: readonly ScenarioRow[],
  rules: readonly ScenarioRule[],
): { readonly filter: ScenarioFilter; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const ruleOf = (name: string | null) => rules.find(({ id }) => id === name) ?? null;
  const read = <Value>(name: string, schema: z.ZodMiniType<Value>): Value | null => {
    const text = parameters.get(name);
    if (text === null || text === '') return null;
    const result = z.safeParse(schema, text);
    if (result.success) return result.data;
    unknown.push(`${name}=${text.slice(0, 60)}`);
    return null;
  };
  const filter = {
    area: read('area', z.enum(rows.map((row) => row.area))),
    persona: read('persona', z.enum(personaChoices.map(({ id }) => id))),
    code: read('code', z.enum(rows.flatMap((row) => row.codes))),
    rule: ruleOf(read('rule', z.enum(rules.map(({ id }) => id)))),
    search: (parameters.get('q') ?? '').slice(0, 100),
  };
  return { filter, unknown };
}

/** Whether a scenario matches a filter: every word must occur in its name, title or instructions. */
export function matchesFilter({ area, persona, code, rule, search }: ScenarioFilter, row: ScenarioRow): boolean {
  if (area !== null && row.area !== area) return false;
  if (persona !== null && row.persona !== persona) return false;
  if (code !== null && !row.codes.includes(code)) return false;
  if (rule !== null && !rule.scenarios.includes(row.name)) return false;
  return hasWords(`${row.name} ${row.title} ${row.instructions}`, search);
}
