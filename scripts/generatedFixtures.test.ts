import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { LeadApplicationRequest } from '@/contract/copyTrading';
import nicknames from '@fixtures/nicknames.json' with { type: 'json' };
import { generatedFixtures } from './generatedFixtures';
import { textOf } from './sources';

test.each(Object.entries(generatedFixtures()))('%s is what `npm run fixtures` writes, to the byte', (path, text) => {
  expect(textOf(path)).toBe(text);
});

test('every nickname may be that of a lead trader, and none is there twice', () => {
  expect(nicknames.filter((nickname) => !z.safeParse(LeadApplicationRequest, { nickname }).success)).toEqual([]);
  expect(new Set(nicknames).size).toBe(nicknames.length);
});
