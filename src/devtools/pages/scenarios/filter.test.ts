import { expect, test } from 'vitest';
import { scenarioChoices } from '@mocks/control/scenarioChoices';
import { areaName } from './areaNames';
import { matchesFilter, readFilter } from './filter';

const rules = [{ id: 'R-TRANSFER-01', rule: 'A transfer can be held.', scenarios: ['transfer-accepted', 'transfer-blocked'] }];

const shown = (search: string) => {
  const { filter } = readFilter(new URLSearchParams(search), scenarioChoices, rules);
  return scenarioChoices.filter((row) => matchesFilter(filter, row)).map(({ name }) => name);
};

test('an address without a filter shows every scenario', () => {
  expect(shown('')).toHaveLength(scenarioChoices.length);
});

test.each([
  ['area=transfers&q=accepted', 'transfer-accepted'],
  ['persona=visitor&q=cannot be reached', 'exchange-unreachable'],
  ['code=accountLocked', 'login-locked'],
  ['rule=R-TRANSFER-01&code=transferAccepted', 'transfer-accepted'],
])('%s finds a scenario by area, persona, code, rule or words in any order', (search, name) => {
  expect(shown(search)).toContain(name);
  expect(shown(search).length).toBeLessThan(scenarioChoices.length / 10);
});

test('every area has a name of its own', () => {
  const areas = [...new Set(scenarioChoices.map(({ area }) => area))];
  expect(new Set(areas.map(areaName)).size).toBe(areas.length);
});

test('unknown values are reported and ignored', () => {
  const { filter, unknown } = readFilter(
    new URLSearchParams('area=moon&persona=nobody&code=a b&rule=R-MOON-01&q=calm'),
    scenarioChoices,
    rules,
  );
  expect(filter).toEqual({ area: null, persona: null, code: null, rule: null, search: 'calm' });
  expect(unknown).toEqual(['area=moon', 'persona=nobody', 'code=a b', 'rule=R-MOON-01']);
});
