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
const asked = namesOf(only);
const screens = new Set(builtScreens.map(({ id }) => id.toLowerCase()));
const components = new Set(allStories(allComponents()).map(({ id }) => componentOf(id)));
const unknown = asked?.filter((name) => !screens.has(name) && !components.has(name)) ?? [];
if (unknown.length > 0) exitWithError(`No screen or component is called ${unknown.join(', ')}. \`npm run --silent inventory\` lists them.`);

const has = (names: ReadonlySet<string>) => !asked || asked.some((name) => names.has(name));
const sites = [
  { project: 'pages', build: 'build', page: 'dist/simulated/index.html', isAsked: has(screens) },
  { project: 'stories', build: 'stories:build', page: 'dist/stories/index.html', isAsked: has(components) },
].filter(({ isAsked }) => isAsked);

for (const { build, page } of sites) {
  if (existsSync(join(root, page))) continue;
  const status = await run('npm', ['run', '--silent', build]);
  if (status !== 0) process.exit(status);
}
const named = ['tests/audit/pages.spec.ts', 'tests/audit/stories.spec.ts', '--grep', 'findings'];
process.exitCode = await run(
  'npx',
  ['playwright', 'test', ...sites.map(({ project }) => `--project=${project}`), ...(asked ? named : [])],
  {
    env: { TEST_AMOUNT: 'audit', PW_CHROMIUM: browserPath(), ...(only !== undefined && { AUDIT_ONLY: only }) },
  },
);
