import { existsSync } from 'node:fs';
import { chromium, defineConfig, devices } from '@playwright/test';

// On a normal machine `npx playwright install chromium` supplies the browser. Elsewhere (CI images, Debian)
// point PW_CHROMIUM at a system browser, or let /usr/bin/chromium be found when Playwright's own build is absent.
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const executablePath = process.env.PW_CHROMIUM ?? (existsSync(chromium.executablePath()) ? undefined : system);

const systemArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PORT = Number(process.env.APP_PORT ?? 4173);
const LADLE_PORT = Number(process.env.LADLE_PORT ?? 61000);

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: process.env.CI ? 2 : undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: executablePath ? { executablePath, args: systemArgs } : {},
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'allow',
  },
  projects: [
    { name: 'app', testMatch: /(journeys|audit\/pages).*\.spec\.ts/, use: { ...devices['Desktop Chrome'] } },
    {
      name: 'stories',
      testMatch: /audit\/stories.*\.spec\.ts/,
      use: { ...devices['Desktop Chrome'], baseURL: `http://127.0.0.1:${LADLE_PORT}` },
    },
  ],
  webServer: [
    { command: `npx vite preview --outDir dist/simulated --port ${PORT} --strictPort`, port: PORT, reuseExistingServer: false },
    { command: `npx vite preview --outDir dist/stories --port ${LADLE_PORT} --strictPort`, port: LADLE_PORT, reuseExistingServer: false },
  ],
});
