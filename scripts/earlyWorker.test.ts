import { expect, test, vi } from 'vitest';
import { linkParameters } from '@mocks/control/linkParameters';
import { tabWorld } from '@mocks/http/tabWorld';
import type { PageMessage } from '@mocks/http/worker/messages';
import { earlyScript } from './earlyWorker';
import { earlyPolicy } from './securityHeaders';

const site = 'http://exchange.example/en_US/';

/** Runs the script at an address, in a tab whose storage contains `stored`; returns the workers it starts and the messages it sends them. */
function run(address: string, { stored = new Map<string, string>(), isFrame = false, isRefused = false } = {}) {
  const started: unknown[] = [];
  const messages: PageMessage[] = [];
  class SharedWorker {
    readonly port = { postMessage: (message: PageMessage) => void messages.push(message) };
    constructor(...args: unknown[]) {
      if (isRefused) throw new TypeError('refused');
      started.push(args);
    }
  }
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
  const window = { trustedTypes: { createPolicy } };
  const storage = { getItem: (name: string) => stored.get(name) ?? null };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as it is built
  new Function('window', 'top', 'location', 'sessionStorage', 'SharedWorker', earlyScript('/assets/exchangeWorker-1.js'))(
    window,
    isFrame ? {} : window,
    new URL(address),
    storage,
    SharedWorker,
  );
  return { started, messages, policies: createPolicy.mock.calls.map(([name]) => name) };
}

test('the shared exchange worker starts under the allowed Trusted Types policy and receives the address of the page', () => {
  const { started, messages, policies } = run(`${site}?${linkParameters.persona}=trader`);
  expect(started).toEqual([['/assets/exchangeWorker-1.js', { type: 'module', name: 'exchange', extendedLifetime: true }]]);
  expect(messages).toEqual([{ kind: 'prepare', address: `${site}?${linkParameters.persona}=trader` }]);
  expect(policies).toEqual([earlyPolicy]);
});

test('a frame, and a tab with its own exchange, leave starting it to the app', () => {
  const stored = new Map<string, string>();
  const address = `${site}?${linkParameters.world}=left`;
  expect(run(address).started).toEqual([]);
  tabWorld(address, () => '1', { getItem: () => null, setItem: (name, value) => void stored.set(name, value) }, '');
  expect(run(site, { stored }).started).toEqual([]);
  expect(run(site, { isFrame: true }).started).toEqual([]);
});

test('no message is sent if the browser refuses shared workers', () => {
  expect(run(site, { isRefused: true }).messages).toEqual([]);
});
