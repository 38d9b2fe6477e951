/** `npm run journeys [-- --repeat <times>] [--load <processes>] [--latency <ms>]`: builds both sites and runs all their journeys repeatedly, optionally under CPU load or with added exchange latency; any failed or flaky test fails the command. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs, exitWithError } from './args';
import { browserPath } from './browsers';
import { run } from './children';
import { root } from './sources';
import { browserCounts, runStep } from './steps';

const usage = 'usage: npm run journeys [-- --repeat <times>] [--load <processes>] [--latency <ms>]';
const number = { type: 'string', default: '0' } as const;
const options = readArgs({ repeat: { ...number, default: '1' }, load: number, latency: number }, usage);
const count = (text: string): number => (/^\d{1,3}$/.test(text) ? Number.parseInt(text, 10) : exitWithError(usage));
const [times, processes] = [count(options.repeat), count(options.load)];
const settings = { CI: '1', TEST_AMOUNT: 'all', TEST_LATENCY: String(count(options.latency)), PW_CHROMIUM: browserPath() };

const journeys = {
  name: 'journeys',
  command: ['npx', 'playwright', 'test', '--project=simulated', '--project=live'],
  counts: { file: 'reports/browser.json', read: browserCounts },
} as const;

for (const build of ['build', 'build:live']) {
  const status = await run('npm', ['run', '--silent', build]);
  if (status !== 0) process.exit(status);
}
for (let busy = 0; busy < processes; busy += 1) void run('node', ['-e', 'for (;;);']);
const runs = [];
for (let round = 1; round <= times; round += 1) {
  const { passed, failed, flaky, seconds } = await runStep(journeys, settings);
  runs.push({ round, passed, failed, flaky, seconds: Math.round(seconds) });
  console.log(`run ${round} of ${times}: ${passed} passed, ${failed} failed, ${flaky.length} flaky, ${seconds.toFixed(0)} s`);
}
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/journeys.json'), `${JSON.stringify(runs, null, 2)}\n`);
process.exit(runs.every(({ failed, flaky }) => failed === 0 && flaky.length === 0) ? 0 : 1);
