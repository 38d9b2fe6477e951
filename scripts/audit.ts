/** `npm run audit [-- --only market,Button]`: checks every route and story with axe in every theme, width and role, or only the named screens and components; writes reports/audit.html, with a summary by criterion, and reports/audit.json. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { componentOf, namesOf } from '@tests/support/auditNames';
import { builtScreens } from '@tests/support/builtScreens';
import { readArgs, exitWithError } from './args';
import { browserPath } from './browsers';
import { run } from './children';
import { allComponents, allStories } from './components';
import { root } from './sources';

const { only } = readArgs({ only: { type: 'string' } }, 'usage: npm run audit [-- --only NAME,NAME]');
const requested = namesOf(only);
const screens = new Set(builtScreens.map(({ id }) => id.toLowerCase()));
const components = new Set(allStories(allComponents()).map(({ id }) => componentOf(id)));
const unknown = requested?.filter((name) => !screens.has(name) && !components.has(name)) ?? [];
if (unknown.length > 0) exitWithError(`No screen or component is called ${unknown.join(', ')}. \`npm run --silent inventory\` lists them.`);

const has = (names: ReadonlySet<string>) => !requested || requested.some((name) => names.has(name));
const sites = [
  { project: 'pages', build: 'build', page: 'dist/simulated/index.html', isRequested: has(screens) },
  { project: 'stories', build: 'stories:build', page: 'dist/stories/index.html', isRequested: has(components) },
].filter(({ isRequested }) => isRequested);

for (const { build, page } of sites) {
  if (existsSync(join(root, page))) continue;
  const status = await run('npm', ['run', '--silent', build]);
  if (status !== 0) process.exit(status);
}
const namedTests = ['tests/audit/pages.spec.ts', 'tests/audit/stories.spec.ts', '--grep', 'findings'];
process.exitCode = await run(
  'npx',
  ['playwright', 'test', ...sites.map(({ project }) => `--project=${project}`), ...(requested ? namedTests : [])],
  {
    env: { TEST_AMOUNT: 'audit', PW_CHROMIUM: browserPath(), ...(only !== undefined && { AUDIT_ONLY: only }) },
  },
);
