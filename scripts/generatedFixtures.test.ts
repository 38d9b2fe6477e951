import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { LeadApplicationRequest } from '@/contract/copyTrading';
import { apiKeyLimits } from '@/contract/apiKeys';
import { CreateRoomRequest } from '@/contract/live';
import apiKeyLabels from '@fixtures/apiKeyLabels.json' with { type: 'json' };
import chatLines from '@fixtures/chatLines.json' with { type: 'json' };
import leadProfiles from '@fixtures/leadProfiles.json' with { type: 'json' };
import legalNames from '@fixtures/legalNames.json' with { type: 'json' };
import liveTitles from '@fixtures/liveTitles.json' with { type: 'json' };
import { personaIds, personas } from '@fixtures/personas';
import web3Tokens from '@fixtures/web3Tokens.json' with { type: 'json' };
import { generatedFixtures } from './generatedFixtures';
import { textOf } from './sources';

test.each(Object.entries(generatedFixtures()))('%s matches the output of `npm run fixtures` byte for byte', (path, text) => {
  expect(textOf(path)).toBe(text);
});

test('every profile is a valid lead application, nicknames are unique, and scripts and lengths vary', () => {
  expect(leadProfiles.filter((profile) => !z.safeParse(LeadApplicationRequest, profile).success)).toEqual([]);
  const nicknames = leadProfiles.map(({ nickname }) => nickname);
  expect(new Set(nicknames).size).toBe(600);
  for (const script of [/\p{Script=Han}/u, /\p{Script=Hiragana}/u, /\p{Script=Cyrillic}/u, /^[ -~]+$/])
    expect(nicknames.some((nickname) => script.test(nickname))).toBe(true);
  const lengths = leadProfiles.map(({ introduction }) => introduction.length);
  expect([Math.min(...lengths), Math.max(...lengths) > 200]).toEqual([0, true]);
});

test.each(Object.entries(chatLines))('there are 160 different chat lines in %s, all without placeholders', (_, lines) => {
  expect(new Set(lines).size).toBe(160);
  expect(lines.filter((text) => text.length < 2 || text.length > 100 || text.includes('{'))).toEqual([]);
});

test('every title is valid for a live room, and unique per kind and language', () => {
  const lists = Object.values(liveTitles).flatMap((languages) => Object.values(languages));
  expect(lists.map((titles) => new Set(titles).size)).toEqual(lists.map(() => 40));
  expect(lists.flat().filter((title) => !z.safeParse(CreateRoomRequest, { title, lang: 'en_US' }).success || title.includes('{'))).toEqual(
    [],
  );
});

test('token symbols and names are well-formed and unique, without generated numbers', () => {
  const tokens = Object.entries(web3Tokens);
  expect(tokens).toHaveLength(1500);
  expect(tokens.filter(([symbol, name]) => !/^[A-Z]{3,7}$/.test(symbol) || !/^[A-Z][^\d]+( 2\.0)?$/.test(name))).toEqual([]);
  expect(new Set(tokens.map(([, name]) => name)).size).toBe(1500);
});

test('every persona with an account has a legal name, and company names differ', () => {
  const withAccount = personaIds.filter((id) => personas[id].login !== null);
  expect(Object.keys(legalNames)).toEqual(withAccount);
  const names = Object.values(legalNames);
  expect(names.filter(({ firstName, lastName }) => firstName === '' || lastName === '')).toEqual([]);
  expect(new Set(names.map(({ companyName }) => companyName)).size).toBe(withAccount.length);
});

test('there are unique labels for the maximum number of API keys, within the length limit', () => {
  expect(new Set(apiKeyLabels).size).toBe(apiKeyLimits.keys);
  expect(apiKeyLabels.filter((label) => label.length > apiKeyLimits.label)).toEqual([]);
});
