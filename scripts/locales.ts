/** `npm run locales [code …]`: prints the translation progress of each language, and the missing keys of the given ones. */
import { isLocale, languages } from '@locales/registry';
import { exitWithError } from './args';
import { countKeys, missingKeys } from './localeKeys';

const named = process.argv.slice(2);
for (const code of named) if (!isLocale(code)) exitWithError(`${code} is not a language of locales/registry.ts.`);

for (const { code, status } of languages.filter((language) => !language.isGenerated)) {
  const missing = missingKeys(code);
  console.log(`${code.padEnd(7)}${status.padEnd(10)}${countKeys(code)} of ${countKeys(code) + missing.length} keys`);
  if (named.includes(code)) for (const key of missing) console.log(`  ${key}`);
}
