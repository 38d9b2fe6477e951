/** `npm run bench`: measures, each figure beside its baseline from the same run; writes reports/bench.json. Nothing passes or fails here. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { measureExchange } from '@tests/bench/exchange';
import { measureFirstLoad } from '@tests/bench/firstLoad';
import { measureLiveTable } from '@tests/bench/liveTable';
import { type Figure, rated, table } from '@tests/bench/measure';
import { measureRecords } from '@tests/bench/records';
import { measureSimulatedStart } from '@tests/bench/simulatedStart';
import { browserArgs, browserPath } from './browsers';
import { root } from './sources';

const mockPort = 4320;

for (const script of ['build', 'build:live']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
const exchange = await startExchange();
const figures: Figure[] = [
  ...(await measureFirstLoad(browser, `http://127.0.0.1:${mockPort}`)),
  ...(await measureSimulatedStart(browser, `http://127.0.0.1:${mockPort}`)),
  ...(await measureLiveTable(browser)),
  ...measureRecords(),
  ...(await measureExchange()),
];
exchange.kill();
await browser.close();

mkdirSync(join(root, 'reports'), { recursive: true });
const machine = { cores: cpus().length, model: cpus()[0]?.model ?? 'unknown', node: process.version, browser: browser.version() };
writeFileSync(
  join(root, 'reports/bench.json'),
  `${JSON.stringify({ machine, figures: figures.map((figure) => ({ ...figure, rated: rated(figure) })) }, null, 2)}\n`,
);
console.log(`\n${table(figures)}\n\n${machine.cores} cores, Node ${machine.node}, Chromium ${machine.browser}; reports/bench.json`);

/** The simulated exchange as a backend; ready once it answers. */
async function startExchange(): Promise<ChildProcess> {
  const child = spawn('npx', ['tsx', 'scripts/mock.ts', '--port', String(mockPort)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(`http://127.0.0.1:${mockPort}/__exchange/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return child;
    await new Promise((later) => setTimeout(later, 100));
  }
  child.kill();
  throw new Error('the simulated exchange did not start');
}
