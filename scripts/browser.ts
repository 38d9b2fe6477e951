/** `npm run browser`: prints the path of the browser that the tests use, and installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { exitWithError } from './args';
import { findBrowser } from './browsers';

const isRoot = process.getuid?.() === 0;
const has = (command: string): boolean => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Runs a command with its output on stderr, so that stdout contains only the path. */
const run = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;

const asRoot = (command: string, ...args: string[]): boolean =>
  isRoot ? run(command, ...args) : has('sudo') && run('sudo', command, ...args);

const fromApt = (...packages: string[]): boolean => asRoot('apt-get', 'install', '-y', '--no-install-recommends', ...packages);

/** The ways to get a browser, in order of preference; each returns whether it succeeded. */
const installers: { name: string; applies: () => boolean; install: () => boolean }[] = [
  {
    name: 'Playwright’s download',
    applies: () => true,
    install: () => run('npx', 'playwright', 'install', 'chromium', ...(isRoot && process.platform === 'linux' ? ['--with-deps'] : [])),
  },
  {
    name: 'apt-get',
    applies: () => has('apt-get'),
    install: () => asRoot('apt-get', 'update') && (fromApt('chromium', 'chromium-headless-shell') || fromApt('chromium')),
  },
  { name: 'dnf', applies: () => has('dnf'), install: () => asRoot('dnf', 'install', '-y', 'chromium') },
  { name: 'apk', applies: () => has('apk'), install: () => asRoot('apk', 'add', 'chromium') },
  { name: 'brew', applies: () => has('brew'), install: () => run('brew', 'install', '--cask', 'chromium') },
];

function installBrowser(): string {
  for (const { name, applies, install } of installers) {
    if (!applies()) continue;
    console.error(`No Chrome or Chromium here. Trying ${name} …`);
    const succeeded = install();
    const found = findBrowser();
    if (found) return found;
    console.error(succeeded ? `${name} finished, but the browser does not start.` : `${name} did not work.`);
  }
  return exitWithError('No browser could be installed. Install Chrome or Chromium, or set PW_CHROMIUM to the path of one, and run again.');
}

console.log(findBrowser() ?? installBrowser());
