import { expect, test } from 'vitest';
import common from '@locales/en_US/common.json' with { type: 'json' };
import { english } from '@/ui/texts';

test('without a provider, components use the English texts of the app', () => {
  const inApp: Readonly<Record<string, string>> = common;
  expect(english).toEqual(Object.fromEntries(Object.keys(english).map((name) => [name, inApp[name]])));
});
