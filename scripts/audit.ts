/** `npm run audit`: checks every route and story with axe in every theme, width and role; writes reports/audit.html, with a summary by criterion for everybody, and reports/audit.json. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browsers';
import { run } from './children';
import { root } from './sources';

const build = async (script: string): Promise<void> => {
  const status = await run('npm', ['run', '--silent', script]);
  if (status !== 0) process.exit(status);
};

if (!existsSync(join(root, 'dist/simulated/index.html'))) await build('build');
if (!existsSync(join(root, 'dist/stories/index.html'))) await build('stories:build');
process.exitCode = await run('npx', ['playwright', 'test', '--project=pages', '--project=stories'], {
  env: { AUDIT: 'full', SCENARIO_LINKS: 'all', PW_CHROMIUM: browserPath() },
});
