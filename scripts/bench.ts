/** `npm run bench [-- --only name,name | --soak]`: runs the benchmarks, each with a baseline from the same run; writes reports/bench.json. It only reports, and exits 1 if a benchmark could not be run. `--soak` runs the randomised tests at length instead, and exits 1 if one fails. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { measureCandleChart } from '@tests/bench/candleChart';
import { measureExchange } from '@tests/bench/exchange';
import { measureFirstLoad } from '@tests/bench/firstLoad';
import { measureLiveDesk } from '@tests/bench/liveDesk';
import { type Metric, ratio, table } from '@tests/bench/measure';
import { measureMessages } from '@tests/bench/messages';
import { measureNpmStart } from '@tests/bench/npmStart';
import { measureRecords } from '@tests/bench/records';
import { measureSimulatedStart } from '@tests/bench/simulatedStart';
import { measureStories } from '@tests/bench/stories';
import { measureWorkbench } from '@tests/bench/devtools';
import { readArgs, exitWithError } from './args';
import { browserArgs, browserPath } from './browsers';
import { run, startServer } from './children';
import { soakTests } from './soakTests';
import { root } from './sources';

const { only, soak } = readArgs(
  { only: { type: 'string' }, soak: { type: 'boolean', default: false } },
  'usage: npm run bench [-- --only name,name | --soak]',
);
if (soak) process.exit(await soakTests());

const mockPort = '4320';
const backend = `http://127.0.0.1:${mockPort}`;

const parts: Record<string, (browser: Browser) => Metric[] | Promise<Metric[]>> = {
  'first-load': (browser) => measureFirstLoad(browser, backend),
  'simulated-start': (browser) => measureSimulatedStart(browser, backend),
  'npm-start': measureNpmStart,
  desk: measureLiveDesk,
  chart: measureCandleChart,
  messages: measureMessages,
  records: measureRecords,
  exchange: measureExchange,
  stories: measureStories,
  workbench: measureWorkbench,
};
const wanted = only?.split(',') ?? Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) exitWithError(`No benchmark is called ${unknown.join(', ')}. They are ${Object.keys(parts).join(', ')}.`);

for (const script of ['build', 'build:live']) {
  const status = await run('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status);
}

const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
const stopExchange = await startServer('scripts/mock.ts', ['--port', mockPort], `${backend}/__exchange/status`);
const metrics: Metric[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(parts).filter(([each]) => wanted.includes(each))) {
  try {
    metrics.push(...(await measure(browser)));
  } catch (error) {
    // The remaining benchmarks are still measured and reported.
    failed.push(name);
    console.error(`The benchmark ${name} failed:`, error);
  }
}
await stopExchange();
await browser.close();

mkdirSync(join(root, 'reports'), { recursive: true });
const machine = { cores: cpus().length, model: cpus()[0]?.model ?? 'unknown', node: process.version, browser: browser.version() };
writeFileSync(
  join(root, 'reports/bench.json'),
  `${JSON.stringify({ machine, figures: metrics.map((metric) => ({ ...metric, rated: ratio(metric) })) }, null, 2)}\n`,
);
console.log(`\n${table(metrics)}\n\n${machine.cores} cores, Node ${machine.node}, Chromium ${machine.browser}; reports/bench.json`);
if (failed.length > 0) console.error(`Not measured, see above: ${failed.join(', ')}.`);
// A benchmark that failed may have left a site open.
process.exit(failed.length > 0 ? 1 : 0);
