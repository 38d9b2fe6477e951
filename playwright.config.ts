import { defineConfig, devices } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { browserArgs, findBrowser } from './scripts/browsers';
import { sampledJourneys } from './tests/support/testAmount';

/** The first of four consecutive ports; a concurrent run sets another one. */
const firstPort = Number.parseInt(process.env.TEST_PORT ?? '4310', 10);
const ports = { simulated: firstPort, live: firstPort + 1, stories: firstPort + 2, mock: firstPort + 3 };
const originOf = (port: number): string => `http://127.0.0.1:${port}`;

const servers = {
  simulated: [{ command: `node --import tsx scripts/preview.ts --port ${ports.simulated}`, port: ports.simulated }],
  live: [
    { command: `node --import tsx scripts/mock.ts --port ${ports.mock}`, port: ports.mock },
    {
      command: `node --import tsx scripts/preview.ts --live --port ${ports.live}`,
      port: ports.live,
      env: { VITE_API_ORIGIN: originOf(ports.mock) },
    },
  ],
  stories: [{ command: `node --import tsx scripts/preview.ts --stories --port ${ports.stories}`, port: ports.stories }],
};

/** The site that each project tests. */
const sites = { simulated: 'simulated', live: 'live', pages: 'simulated', stories: 'stories' } as const;

type Project = keyof typeof sites;

const isProject = (name: string): name is Project => name in sites;

/** The projects named on the command line, otherwise all; only their servers are started. */
const named = process.argv
  .flatMap((arg, index, all) => (arg.startsWith('--project=') ? arg.slice(10) : all[index - 1] === '--project' ? arg : []))
  .filter(isProject);
const requestedSites = new Set((named.length > 0 ? named : Object.keys(sites).filter(isProject)).map((name) => sites[name]));

const journeys = readdirSync(new URL('tests/journeys', import.meta.url));
/** Journeys run through the app in both modes unless the file name names one, or through the component workbench. */
const kinds = { simulated: /^\w+(?:\.simulated)?\.spec\.ts$/, live: /^\w+(?:\.live)?\.spec\.ts$/, stories: /\.stories\.spec\.ts$/ };
const journeysOf = (kind: keyof typeof kinds) =>
  sampledJourneys(
    journeys.filter((file) => kinds[kind].test(file)),
    kind,
  ).map((file) => `**/journeys/${file}`);

const executablePath = findBrowser() ?? undefined;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A slow machine may fail a journey once; a test that passes only on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'reports/browser',
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }], ['./tests/audit/reporter.ts']],
  use: {
    // An area repainted over an older one differs by a shade at its edges from one painted from scratch.
    launchOptions: { executablePath, args: [...browserArgs, '--disable-partial-raster'] },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'allow',
    trace: 'on-first-retry',
    ...devices['Desktop Chrome'],
  },
  projects: [
    {
      name: 'simulated',
      testMatch: journeysOf('simulated'),
      use: { baseURL: originOf(ports.simulated) },
    },
    {
      name: 'live',
      testMatch: journeysOf('live'),
      grep: /@live/,
      workers: 1,
      use: { baseURL: originOf(ports.live) },
      metadata: { exchange: originOf(ports.mock) },
    },
    { name: 'pages', testMatch: /audit\/(?:pages|overlays|scenarioLinks)\.spec\.ts/, use: { baseURL: originOf(ports.simulated) } },
    {
      name: 'stories',
      testMatch: [/audit\/(?:\w+\.)?stories\.spec\.ts/, ...journeysOf('stories')],
      use: { baseURL: originOf(ports.stories) },
    },
  ],
  webServer: [...requestedSites].flatMap((site) =>
    servers[site].map((server) => ({ ...server, timeout: 60_000, reuseExistingServer: false })),
  ),
});
