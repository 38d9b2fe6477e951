import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { LeadApplicationRequest } from '@/contract/copyTrading';
import chatLines from '@fixtures/chatLines.json' with { type: 'json' };
import leadProfiles from '@fixtures/leadProfiles.json' with { type: 'json' };
import { generatedFixtures } from './generatedFixtures';
import { textOf } from './sources';

test.each(Object.entries(generatedFixtures()))('%s is what `npm run fixtures` writes, to the byte', (path, text) => {
  expect(textOf(path)).toBe(text);
});

test('every profile may be that of a lead trader, no nickname is there twice, and scripts and lengths differ', () => {
  expect(leadProfiles.filter((profile) => !z.safeParse(LeadApplicationRequest, profile).success)).toEqual([]);
  const nicknames = leadProfiles.map(({ nickname }) => nickname);
  expect(new Set(nicknames).size).toBe(600);
  for (const script of [/\p{Script=Han}/u, /\p{Script=Hiragana}/u, /\p{Script=Cyrillic}/u, /^[ -~]+$/])
    expect(nicknames.some((nickname) => script.test(nickname))).toBe(true);
  const lengths = leadProfiles.map(({ introduction }) => introduction.length);
  expect([Math.min(...lengths), Math.max(...lengths) > 200]).toEqual([0, true]);
});

test.each(Object.entries(chatLines))('viewers say 160 different things in %s, without a gap in any', (_, lines) => {
  expect(new Set(lines).size).toBe(160);
  expect(lines.filter((text) => text.length < 2 || text.length > 100 || text.includes('{'))).toEqual([]);
});
