import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium's headless shell takes a sixth less CPU time, but supports no profile settings. */
const isShell = (path: string): boolean => /headless[-_]shell/.test(path);

const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const apps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Options of a headless browser that runs silently and in a container. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether the file is a browser that starts on this machine: one with missing libraries cannot even print its version. */
const starts = (path: string): boolean => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** The browser for tests: PW_CHROMIUM, else Playwright's own, else one installed on the system; null if there is none. With `profile`, one that supports profile settings. */
export function findBrowser({ profile = false } = {}): string | null {
  const configured = process.env.PW_CHROMIUM;
  const isUsable = (path: string): boolean => !(profile && isShell(path));
  if (configured && isUsable(configured)) return configured;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [chromium.executablePath(), ...system, ...apps].filter(isUsable).find(starts) ?? null;
}

/** The path of the test browser, which is installed if missing. */
export const browserPath = (): string =>
  execFileSync('npm', ['run', '--silent', 'browser'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
