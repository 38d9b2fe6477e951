import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './sources';
import { startFailure } from './startFailure';

/** A document with an empty root in which the boot script has run and the app has not started. */
async function openDocument({ path = '/en_US/market', isOnline = true } = {}) {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [startFailure()],
  });
  const html = await server.transformIndexHtml('/', '<body><div id="root"></div></body>');
  await server.close();
  let reloads = 0;
  const virtualConsole = new VirtualConsole().on('jsdomError', () => (reloads += 1)); // jsdom reloads nothing and reports an error instead
  const { window } = new JSDOM(html, { url: `https://exchange.example${path}`, runScripts: 'outside-only', virtualConsole });
  onTestFinished(() => window.close());
  const connection = { isOnline };
  Object.defineProperty(window.navigator, 'onLine', { get: () => connection.isOnline });
  window.localStorage.setItem('ui.theme', '"light"');
  window.eval(readFileSync(join(root, 'public/boot.js'), 'utf8'));
  const { document } = window;
  return {
    window,
    connection,
    reloads: () => reloads,
    shown: () => document.querySelector('#root')?.textContent,
    press: () => document.querySelector('button')?.click(),
    /** Makes a module script of the document fail to load. */
    failScript: () => {
      const script = document.createElement('script');
      script.type = 'module';
      document.head.append(script);
      script.dispatchEvent(new window.Event('error'));
    },
    /** Makes the app fail to start with an error of this name. */
    failStart: (name: string) => {
      const event = new window.Event('unhandledrejection');
      window.dispatchEvent(Object.assign(event, { reason: Object.assign(new Error('no texts'), { name }) }));
    },
  };
}

test('a script or texts that fail to load leave no empty page', async () => {
  const script = await openDocument();
  script.failScript();
  expect(script.shown()).toBe('Part of this page couldn’t load. Try again.Try again');
  const texts = await openDocument();
  texts.failStart('LoadError');
  expect(texts.shown()).toBe(script.shown());
});

test('the message is in the language of the address', async () => {
  const { failStart, shown } = await openDocument({ path: '/zh_CN/' });
  failStart('LoadError');
  expect(shown()).toBe('页面的一部分加载失败，请重试。重试');
});

test('offline, the page says so and reloads only once the device is online', async () => {
  const { window, connection, failStart, shown, press, reloads } = await openDocument({ isOnline: false });
  failStart('LoadError');
  expect(shown()).toBe('No internet connection. Check your network and try again.Try again');
  press();
  expect(reloads()).toBe(0);
  connection.isOnline = true;
  window.dispatchEvent(new window.Event('online'));
  expect(reloads()).toBe(1);
});

test('online, pressing the button reloads', async () => {
  const { failStart, press, reloads } = await openDocument();
  failStart('LoadError');
  press();
  expect(reloads()).toBe(1);
});

test('other errors, and errors of a started app, are left to the app', async () => {
  const { window, failStart, shown } = await openDocument();
  failStart('TypeError');
  expect(shown()).toBe('');
  window.document.querySelector('#root')?.append('the app', window.document.createElement('main'));
  failStart('LoadError');
  expect(shown()).toBe('the app');
});
