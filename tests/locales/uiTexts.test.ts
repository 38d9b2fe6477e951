import { expect, test } from 'vitest';
import common from '@locales/en_US/common.json' with { type: 'json' };
import { english } from '@/ui/texts';

test('components say without a provider what they say in English in the app', () => {
  const inApp: Readonly<Record<string, string>> = common;
  expect(english).toEqual(Object.fromEntries(Object.keys(english).map((name) => [name, inApp[name]])));
});
