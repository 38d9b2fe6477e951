import { expect, test } from 'vitest';
import { qrTimes } from '@mocks/exchange/web3/qrLogin';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { modelTimeout, runModel, type Step } from '@tests/support/modelSteps';
import { openWalletConnect, type WalletConnectPage } from '@tests/support/app/walletConnect';

const secondMs = 1000;
const { scanMs, confirmMs, lifetimeMs } = qrTimes;
const assetsPage = '/en_US/web3/asset';
const landingPage = '/en_US/web3';

/** The phone's reaction to a code in each scenario of the exchange. */
const phones = [
  { scenario: 'web3-qr-confirmed', phone: 'confirms' },
  { scenario: 'web3-qr-scanned', phone: 'hesitates' },
  { scenario: 'web3-qr-waiting', phone: 'looksAway' },
] as const;
type Phone = (typeof phones)[number]['phone'];

interface Model {
  readonly phone: Phone;
  now: number;
  isOpen: boolean;
  isOffline: boolean;
  isConnected: boolean;
  code: { readonly createdAt: number } | null;
  nextCheck: number | null;
  hasBeenDue: boolean;
  phase: 'waiting' | 'scanned' | 'expired';
  checks: number;
  navigatedTo: string | null;
}

function stateOf({ phone, now, code }: Model): 'waiting' | 'scanned' | 'expired' | 'confirmed' {
  const age = now - (code?.createdAt ?? now);
  if (age >= lifetimeMs) return 'expired';
  if (phone === 'confirms' && age >= confirmMs) return 'confirmed';
  return phone !== 'looksAway' && age >= scanMs ? 'scanned' : 'waiting';
}

/** Models a status check at the current time. */
function check(model: Model): string {
  model.checks += 1;
  model.hasBeenDue = true;
  model.nextCheck = model.now + 30 * secondMs;
  if (model.isOffline) return 'offline';
  const found = stateOf(model);
  if (found === 'confirmed')
    Object.assign(model, { isConnected: true, isOpen: false, code: null, nextCheck: null, navigatedTo: assetsPage });
  else if (found === 'expired') Object.assign(model, { phase: 'expired', nextCheck: null, hasBeenDue: false });
  else if (found === 'scanned') model.phase = 'scanned';
  return found;
}

/** Models a request for a code at the current time. */
function start(model: Model): string {
  Object.assign(model, { phase: 'waiting', hasBeenDue: false, code: null, nextCheck: null });
  if (model.isOffline) return 'no code';
  Object.assign(model, { code: { createdAt: model.now }, nextCheck: model.now + 2 * secondMs });
  return 'code';
}

function expectSame({ isOpen, isConnected, code, phase, hasBeenDue, checks, navigatedTo }: Model, page: WalletConnectPage) {
  const shown = page.shown();
  expect([shown.isOpen, shown.isConnected, shown.navigatedTo, page.checks()]).toEqual([isOpen, isConnected, navigatedTo, checks]);
  if (isOpen) expect([shown.hasCode, shown.phase, shown.canCheck]).toEqual([code !== null, phase, hasBeenDue]);
}

type ConnectStep = Step<Model, WalletConnectPage>;
const step = (name: string, can: ConnectStep['can'], change: ConnectStep['change'], act: ConnectStep['act']): ConnectStep => ({
  name,
  can,
  change,
  act,
});

const isOpen = (model: Model) => model.isOpen;
const later = (ms: number): ConnectStep => ({
  name: 'wait',
  detail: `${ms} ms`,
  change: (model) => {
    const end = model.now + ms;
    const found: string[] = [];
    while (model.isOpen && model.nextCheck !== null && model.nextCheck <= end) {
      model.now = model.nextCheck;
      found.push(check(model));
    }
    model.now = end;
    return found.length > 0 ? found : 'nothing';
  },
  act: (page) => page.later(ms),
});

const steps = [
  step(
    'open',
    (model) => !model.isOpen && !model.isConnected,
    (model) => {
      model.isOpen = true;
      return start(model);
    },
    (page) => page.open(),
  ),
  step(
    'close',
    isOpen,
    (model) => {
      Object.assign(model, { isOpen: false, code: null, nextCheck: null });
      return 'closed';
    },
    (page) => page.close(),
  ),
  step('refresh', isOpen, start, (page) => page.refresh()),
  step(
    'check',
    (model) => model.isOpen && model.hasBeenDue,
    check,
    (page) => page.check(),
  ),
  step(
    'disconnect',
    (model) => model.isConnected,
    (model) => {
      model.navigatedTo = landingPage;
      // If offline, the exchange does not receive the call, and the page shows its still connected wallet.
      model.isConnected = model.isOffline;
      return model.isOffline ? 'still connected' : 'disconnected';
    },
    (page) => page.disconnect(),
  ),
  step(
    'go offline',
    ({ isOffline }) => !isOffline,
    (model) => {
      model.isOffline = true;
      return 'gone';
    },
    (page) => page.goOffline(),
  ),
  step(
    'go online',
    ({ isOffline }) => isOffline,
    (model) => {
      model.isOffline = false;
      return 'back';
    },
    (page) => page.goOnline(),
  ),
  later(2 * secondMs),
  later(6 * secondMs),
  later(10 * secondMs),
  later(31 * secondMs),
  later(125 * secondMs),
];

test(
  '[R-WALLET-09] [R-WALLET-10] [R-WALLET-11] [R-WALLET-12] the dialog matches its model in any sequence of steps',
  async () => {
    const exchanges = phones.map(({ scenario, phone }) => ({ phone, exchange: clockedExchange('visitor', scenario) }));
    const visited = await runModel<Model, WalletConnectPage>({
      steps,
      maxSteps: 30,
      expectSame,
      open: async (choose) => {
        const { phone, exchange } = choose(exchanges);
        const page = await openWalletConnect(exchange);
        if (page.shown().isConnected) await page.disconnect();
        const model: Model = {
          phone,
          now: exchange.now(),
          isOpen: false,
          isOffline: false,
          isConnected: false,
          code: null,
          nextCheck: null,
          hasBeenDue: false,
          phase: 'waiting',
          checks: 0,
          navigatedTo: page.shown().navigatedTo,
        };
        return { model, page };
      },
      leave: async (page) => {
        if (page.shown().isOpen) await page.close();
        expect(page.clock.pendingTimers()).toBe(0);
      },
    });
    expect(visited).toEqual([
      'check: confirmed',
      'check: expired',
      'check: offline',
      'check: scanned',
      'check: waiting',
      'close: closed',
      'disconnect: disconnected',
      'disconnect: still connected',
      'go offline: gone',
      'go online: back',
      'open: code',
      'open: no code',
      'refresh: code',
      'refresh: no code',
      'wait: confirmed',
      'wait: expired',
      'wait: nothing',
      'wait: offline',
      'wait: scanned',
      'wait: waiting',
    ]);
  },
  modelTimeout,
);
