/** `npm run audit`: looks with axe at every route and story in every theme, width and role; writes reports/audit.html and reports/audit.json. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browsers';
import { root } from './sources';

const build = (script: string): void => {
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(join(root, 'dist/simulated/index.html'))) build('build');
if (!existsSync(join(root, 'dist/stories/index.html'))) build('stories:build');
const { status } = spawnSync('npx', ['playwright', 'test', '--project=pages', '--project=stories'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, AUDIT: 'full', PW_CHROMIUM: browserPath() },
});
process.exitCode = status ?? 1;
