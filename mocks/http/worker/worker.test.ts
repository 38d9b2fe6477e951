import * as z from 'zod/mini';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { csrfHeader } from '@/contract/envelope';
import { linkToState } from '../../control';
import { encodeElapsed } from '../../control/elapsedTime';
import { scenarios } from '../../scenarios';
import { joinHost } from '../host';
import { memoryStorage, type HostStorage } from '../host/hostStorage';
import { fakeBrowser } from '../host/fakeBrowser';
import type { OpenWorld } from '../host/restore';
import { openHostedWorld } from '../hostedWorld';
import { connect } from './connect';
import type { PageMessage, Port, WorkerMessage } from './messages';
import { servePages } from './servePages';
import { startWorker } from './startWorker';

const site = 'http://exchange.example/en_US/';
const state = `${site}?sim.persona=trader&sim.clock=2026-01-05T08:00:00Z&sim.frozen=1`;
const unread = '/hk-web/v2/inmail/message/unReadCount';

const Answered = z.object({ kind: z.literal('response'), id: z.string() });

/** The number of calls so far, for unique ids: two calls with one id count as one. */
let count = 0;

/** Returns a function that opens a page's connection to an exchange in a worker. */
function openWorker(storage: HostStorage = memoryStorage(), browser = fakeBrowser()) {
  const { environment } = browser.openTab();
  const serve = servePages((world, config, handlers) => {
    const open: OpenWorld = (snapshot, saves) => openHostedWorld(snapshot, saves, config ?? {});
    return joinHost({ name: `test ${world}`, open, storage: world === '' ? storage : memoryStorage(), ...handlers, environment });
  });
  return async (address = site, key = 'default', world = '') => {
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    port1.start();
    port2.start();
    serve(port1);
    const problems: string[] = [];
    const { opened, answer, now, close } = connect(port2, { address, key, world }, (problem) => problems.push(problem));
    await opened;
    const call = async (method: string, url: string, body?: object) => {
      count += 1;
      const headers = { [csrfHeader]: 'test' };
      const response = await answer({ id: `call ${count}`, method, url, headers, body: body ? JSON.stringify(body) : null, form: null });
      return JSON.parse(response.body).data;
    };
    return { call, now, problems, close };
  };
}

describe('the exchange in a worker', () => {
  test('opens in the state set by a URL and answers', async () => {
    const page = await openWorker()(state);
    expect(await page.call('GET', unread)).toMatchObject({ countTotal: 12 });
    expect(page.now()).toBe(Date.UTC(2026, 0, 5, 8));
    expect(page.problems).toEqual([]);
  });

  test('answers requests made before it is open, in the requested state', async () => {
    const { environment } = fakeBrowser().openTab();
    const serve = servePages((_world, config, handlers) => {
      const open: OpenWorld = (snapshot, saves) => openHostedWorld(snapshot, saves, config ?? {});
      return joinHost({ name: 'early', open, storage: memoryStorage(), ...handlers, environment });
    });
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    port1.start();
    port2.start();
    const { answer } = connect(port2, { address: state, key: 'default', world: '' }, () => {});
    const pendingResponse = answer({ id: 'early', method: 'GET', url: unread, headers: {}, body: null, form: null });
    serve(port1);
    expect(JSON.parse((await pendingResponse).body).data).toMatchObject({ countTotal: 12 });
  });

  test('answers each request before it processes the next', async () => {
    const { environment } = fakeBrowser().openTab();
    const order: string[] = [];
    const serve = servePages((_world, _config, handlers) => {
      const open: OpenWorld = (snapshot, saves) => {
        const world = openHostedWorld(snapshot, saves);
        return { ...world, answer: (request, ...rest) => (order.push(`works on ${request.id}`), world.answer(request, ...rest)) };
      };
      return joinHost({ name: 'in turn', open, storage: memoryStorage(), ...handlers, environment });
    });
    let hear = (_message: PageMessage) => {};
    const port: Port = {
      postMessage: (message) => {
        const { success, data } = z.safeParse(Answered, message);
        if (success) order.push(`answers ${data.id}`);
      },
      addEventListener: (_, listener) => (hear = (data) => listener(new MessageEvent('message', { data }))),
    };
    serve(port);
    hear({ kind: 'open', address: state, key: 'default', world: '' });
    for (const id of ['first', 'second'])
      hear({ kind: 'request', request: { id, method: 'GET', url: unread, headers: {}, body: null, form: null } });
    await expect.poll(() => order.slice(-4)).toEqual(['works on first', 'answers first', 'works on second', 'answers second']);
  });

  test('starts in the state of an announced page before the page opens it', async () => {
    const { environment } = fakeBrowser().openTab();
    const joined: unknown[] = [];
    const serve = servePages((world, config, handlers) => {
      joined.push([world, config]);
      const open: OpenWorld = (snapshot, saves) => openHostedWorld(snapshot, saves, config ?? {});
      return joinHost({ name: 'prepared', open, storage: memoryStorage(), ...handlers, environment });
    });
    const lines = [new MessageChannel(), new MessageChannel()] as const;
    for (const { port1, port2 } of lines) {
      onTestFinished(() => port1.close());
      port1.start();
      port2.start();
      serve(port1);
    }
    lines[0].port2.postMessage({ kind: 'prepare', address: state } satisfies PageMessage);
    await expect.poll(() => joined).toEqual([['', expect.objectContaining({ persona: 'trader' })]]);
    const { answer } = connect(lines[1].port2, { address: state, key: 'default', world: '' }, () => {});
    const answered = await answer({ id: 'prepared', method: 'GET', url: unread, headers: {}, body: null, form: null });
    expect(JSON.parse(answered.body).data).toMatchObject({ countTotal: 12 });
    expect(joined).toHaveLength(1);
  });

  test('advances by the elapsed time of a link, and ignores a damaged value', async () => {
    const openPage = openWorker();
    const link = linkToState(
      {
        scenario: 'deposit-arrived',
        persona: 'trader',
        seed: 'exchange',
        startedAt: Date.UTC(2026, 0, 5, 8),
        clock: { at: Date.UTC(2026, 0, 5, 8, 3), frozen: true, speed: 1 },
        changes: null,
      },
      site,
    );
    const page = await openPage(link);
    expect([page.now(), page.problems]).toEqual([Date.UTC(2026, 0, 5, 8, 3), []]);
    const deposits = '/hk-web/finance/recharge/log/list?pageSize=1';
    const { list } = await page.call('GET', deposits);
    const cut = await openPage(link.replace(/(sim\.elapsed=[\w.]+?)\w(&|$)/, '$1$2'), 'default', 'left');
    expect(cut.problems).toEqual([expect.stringMatching(/^sim\.elapsed: is truncated or altered/)]);
    expect(cut.now()).toBeLessThan(Date.UTC(2026, 0, 5, 8, 1));
    expect((await cut.call('GET', deposits)).list).not.toEqual(list);
  });

  test('is one world for all its pages, which follow its clock', async () => {
    const openPage = openWorker();
    const [page, other] = [await openPage(state), await openPage()];
    await page.call('POST', '/hk-web/v2/inmail/message/status', { rangeType: 0 });
    expect(await other.call('GET', unread)).toMatchObject({ countTotal: 0 });
    await page.call('POST', '/__exchange/clock', { stepMs: 60_000 });
    await vi.waitFor(() => expect([page.now(), other.now()]).toEqual([Date.UTC(2026, 0, 5, 8, 1), Date.UTC(2026, 0, 5, 8, 1)]));
  });

  test('gives each page opened as a persona its own session', async () => {
    const openPage = openWorker();
    const loginOf = async ({ call }: Awaited<ReturnType<typeof openPage>>) =>
      (await call('GET', '/hk-web/user/biz-status')).login?.fnickname;
    const [page, vera] = [await openPage(state), await openPage(`${site}?sim.as=vip`, 'tab-1')];
    expect([await loginOf(page), await loginOf(vera), await loginOf(await openPage(site, 'tab-1'))]).toEqual([
      'Tomas',
      'Vera van der Waals',
      'Vera van der Waals',
    ]);
    await page.call('POST', '/__exchange/reset', {});
    expect(await loginOf(vera)).toBe('Vera van der Waals');
    await vera.call('POST', '/hk-web/v2/logout');
    expect([await loginOf(page), await loginOf(vera)]).toEqual(['Tomas', undefined]);
  });

  test('gives a page a separate world, which others join by its name until its last page closes', async () => {
    const openPage = openWorker();
    const page = await openPage(state);
    const frame = await openPage(`${site}?sim.scenario=calm&sim.persona=trader`, 'default', 'left');
    await frame.call('POST', '/hk-web/v2/inmail/message/status', { rangeType: 0 });
    expect(await page.call('GET', unread)).toMatchObject({ countTotal: 12 });
    const other = await openPage(site, 'default', 'left');
    expect(await other.call('GET', unread)).toMatchObject({ countTotal: 0 });
    const again = async () => (await openPage(`${site}?sim.persona=trader`, 'default', 'right')).call('GET', unread);
    expect(await again()).toMatchObject({ countTotal: 12 });
    frame.close();
    expect(await other.call('GET', unread)).toMatchObject({ countTotal: 0 });
    other.close();
    const reopened = await openPage(`${site}?sim.scenario=calm&sim.persona=trader`, 'default', 'left');
    expect(await reopened.call('GET', unread)).toMatchObject({ countTotal: 12 });
    page.close();
    expect(await (await openPage()).call('GET', unread)).toMatchObject({ countTotal: 12 });
  });

  test('waits for the next page after the last has closed, until the worker of a newer build joins', async () => {
    const browser = fakeBrowser();
    const storage = memoryStorage();
    const openPage = openWorker(storage, browser);
    const readAll = async (page: Awaited<ReturnType<typeof openPage>>) =>
      page.call('POST', '/hk-web/v2/inmail/message/status', { rangeType: 0 });
    const load = vi.spyOn(storage, 'load');
    const first = await openPage(state);
    first.close();
    const reloaded = await openPage();
    await readAll(reloaded);
    expect(load).toHaveBeenCalledTimes(1);

    // Two tabs of different builds share the world hosted by the older one.
    const openNewer = openWorker(storage, browser);
    const newer = await openNewer();
    expect(await newer.call('GET', unread)).toMatchObject({ countTotal: 0 });
    expect(load).toHaveBeenCalledTimes(1);
    newer.close();

    // A reload after a deployment: the worker of the older build has no pages left.
    reloaded.close();
    const openNewest = openWorker(storage, browser);
    expect(await (await openNewest()).call('GET', unread)).toMatchObject({ countTotal: 0 });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('seeds a separate world once, in the state requested by its page', async () => {
    const openPage = openWorker();
    const address = `${site}?sim.scenario=need-kyc&sim.clock=2026-01-05T08:00:00Z&sim.elapsed=${encodeElapsed(60_000) ?? ''}`;
    const frame = await openPage(address, 'default', 'left');
    const { scenario, persona, clock } = await frame.call('GET', '/__exchange/status');
    expect([scenario, persona]).toEqual(['need-kyc', scenarios['need-kyc'].persona]);
    expect(clock.at).toBeGreaterThanOrEqual(Date.UTC(2026, 0, 5, 8, 1));
    const log: readonly { readonly path: string }[] = await frame.call('GET', '/__exchange/log');
    expect(log.map(({ path }) => path)).not.toContain('/__exchange/reset');
    // A frozen clock or a page with its own session requires a reset.
    const still = await openPage(state, 'default', 'right');
    expect(still.now()).toBe(Date.UTC(2026, 0, 5, 8));
    const vera = await openPage(`${site}?sim.persona=vip`, 'tab-1', 'vera');
    expect((await vera.call('GET', '/hk-web/user/biz-status')).login?.fnickname).toBe('Vera van der Waals');
  });

  test('reports unknown parameter values of the address', async () => {
    const page = await openWorker()(`${site}?sim.persona=nobody`);
    expect(page.problems).toEqual([expect.stringMatching(/^sim\.persona: unknown value "nobody"/)]);
  });

  test('runs if the browser denies storage, and reports to every page what is lost', async () => {
    const refused = () => Promise.reject(new Error('the user denied permission'));
    const openPage = openWorker({ load: refused, append: refused, compact: refused, storeSavePoints: refused, clear: refused });
    for (const page of [await openPage(state), await openPage()]) {
      expect(await page.call('GET', unread)).toMatchObject({ countTotal: 12 });
      expect(page.problems).toEqual([
        'Nothing is saved: changes last until the site is closed, because the browser refuses storage (the user denied permission).',
      ]);
    }
  });

  test('reports why it cannot be opened', async () => {
    const { environment } = fakeBrowser().openTab();
    const open = () => Promise.reject(new Error('the seed is missing'));
    const serve = servePages((_world, _config, handlers) =>
      joinHost({ name: 'test', open, storage: memoryStorage(), ...handlers, environment }),
    );
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    port1.start();
    port2.start();
    serve(port1);
    const { opened, answer } = connect(port2, { address: site, key: 'default', world: '' }, () => {});
    const pendingResponse = answer({ id: 'early', method: 'GET', url: unread, headers: {}, body: null, form: null });
    const reason = 'the simulated world cannot be opened: the seed is missing';
    await Promise.all([opened, pendingResponse].map((each) => expect(each).rejects.toThrow(reason)));
  });
});

describe('the worker', () => {
  /** A fake worker class: one that runs and records its messages, or one whose script does not load. */
  const workerOf = (isRunning: boolean, received: unknown[] = []) =>
    class extends EventTarget {
      readonly port = Object.assign(this, { start: () => {} });
      constructor() {
        super();
        const running: WorkerMessage = { kind: 'running' };
        queueMicrotask(() => this.dispatchEvent(isRunning ? new MessageEvent('message', { data: running }) : new Event('error')));
      }
      postMessage(message: unknown): void {
        if (isRunning) received.push(message);
      }
    };
  afterEach(() => vi.unstubAllGlobals());

  /** The next message from a worker. */
  const wordOf = (port: Port) =>
    new Promise<WorkerMessage>((said) => port.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => said(data)));

  test.each([
    ['a shared one', true, [true, false]],
    ['a dedicated one if the browser has no shared workers', null, [false, true]],
    ['a dedicated one if the shared one does not run', false, [false, true]],
  ])('of a tab is %s and receives earlier messages once', async (_, isSharedRunning, expected) => {
    const [shared, dedicated]: [unknown[], unknown[]] = [[], []];
    vi.stubGlobal('SharedWorker', isSharedRunning === null ? undefined : workerOf(isSharedRunning, shared));
    vi.stubGlobal('Worker', workerOf(true, dedicated));
    const port = startWorker('exchange');
    port.postMessage('early');
    expect(await wordOf(port)).toEqual({ kind: 'running' });
    port.postMessage('late');
    const all = ['early', 'late'];
    expect([shared, dedicated]).toEqual(expected.map((isIt) => (isIt ? all : [])));
  });

  test('reports a failure with the reason if it cannot run', async () => {
    vi.stubGlobal('SharedWorker', workerOf(false));
    vi.stubGlobal('Worker', workerOf(false));
    expect(await wordOf(startWorker('exchange'))).toEqual({ kind: 'openingFailed', reason: 'its worker does not run in this browser' });
  });
});
