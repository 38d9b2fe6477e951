/** `npm run --silent inventory`: prints the contents of the project as JSON, read from its own tables. */
import { personas } from '@fixtures/personas';
import { languages, testLocale } from '@locales/registry';
import { scenarioNames } from '@mocks/scenarios';
import { domains } from '@/contract';
import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { routeList } from '@/shared/routing/routes';
import { allComponents, allStories } from './components';
import { coverage } from './coverage';
import { countKeys } from './localeKeys';
import { pageFileOf } from './pages';
import { allTitles, rulesOf } from './testTitles';

const components = allComponents();
const stories = allStories(components);
const tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = domains;

const inventory = {
  endpoints: Object.values(tables)
    .flatMap((table) => Object.values(table))
    .map(({ id, method, path, domain, assumed }) => ({ id, method, path, domain, assumed: assumed !== undefined })),
  routes: routeList.filter((route) => pageFileOf(route) !== null).map(({ id, path, access }) => ({ id, path, access })),
  components: components.map(({ name, file }) => ({ name, file, story: stories.find(({ component }) => component === name)?.id })),
  stories,
  locales: Object.fromEntries(
    languages.filter(({ code: locale }) => locale !== testLocale).map(({ code: locale }) => [locale, countKeys(locale)]),
  ),
  rules: rulesOf(allTitles()),
  codes: Object.entries(code).map(([name, row]) => ({ code: row.code, name })),
  personas: Object.keys(personas),
  scenarios: scenarioNames,
  coverage: coverage(),
};

console.log(JSON.stringify(inventory, null, 2));
