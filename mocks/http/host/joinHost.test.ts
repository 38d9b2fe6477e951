import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { indexedDbStorage } from './indexedDbStorage';
import { joinHost } from './joinHost';
import type { StorageProblem } from './hostStore';
import { throwingRequest, fakeBrowser, readRequest, wordsOf, wordWorld, writeRequest } from './fakeBrowser';
import type { FakeTab } from './fakeBrowser';
import { browserEnvironment } from './environment';

const join = ({ environment, storage }: Pick<FakeTab, 'environment' | 'storage'>, more: Partial<Parameters<typeof joinHost>[0]> = {}) =>
  joinHost({ name: 'test', open: wordWorld, storage, environment, ...more });

const turns = async (count: number) => {
  for (let step = 0; step < count; step++) await new Promise<void>((resolve) => setImmediate(resolve));
};

describe('two tabs', () => {
  it('share one world', async () => {
    const browser = fakeBrowser();
    const [one, two] = [join(browser.openTab()), join(browser.openTab())];
    await one.answer(writeRequest('a'));
    await two.answer(writeRequest('b'));
    expect(wordsOf(await one.answer(readRequest()))).toEqual(['a', 'b']);
    expect((await two.answer(readRequest())).body).toBe((await one.answer(readRequest())).body);
  });

  it('lose none of 100 concurrent actions and see them in the same order', async () => {
    const browser = fakeBrowser();
    const [one, two] = [join(browser.openTab()), join(browser.openTab())];
    const words = Array.from({ length: 50 }, (_, index) => index);
    await Promise.all(words.flatMap((index) => [one.answer(writeRequest(`a${index}`)), two.answer(writeRequest(`b${index}`))]));
    const seen = wordsOf(await one.answer(readRequest()));
    expect(wordsOf(await two.answer(readRequest()))).toEqual(seen);
    expect(seen.filter((word) => word.startsWith('a'))).toEqual(words.map((index) => `a${index}`));
    expect(seen.filter((word) => word.startsWith('b'))).toEqual(words.map((index) => `b${index}`));
    const third = join(browser.openTab());
    await Promise.all([one.close(), two.close()]);
    expect(wordsOf(await third.answer(readRequest()))).toEqual(seen);
  });

  it('need not be opened at the same time', async () => {
    const browser = fakeBrowser();
    const one = join(browser.openTab());
    await one.answer(writeRequest('a'));
    await turns(3);
    expect(wordsOf(await join(browser.openTab()).answer(writeRequest('b')))).toEqual(['a', 'b']);
  });

  it('are notified of each other’s changes and recognise their own', async () => {
    const browser = fakeBrowser();
    const [one, two] = [join(browser.openTab()), join(browser.openTab())];
    await Promise.all([one.answer(readRequest()), two.answer(readRequest())]);
    const notified: string[] = [];
    one.onChange(({ isFromOtherTab }) => notified.push(`one ${isFromOtherTab}`));
    const unsubscribe = two.onChange(({ isFromOtherTab }) => notified.push(`two ${isFromOtherTab}`));
    await one.answer(writeRequest('a'));
    await turns(3);
    expect(notified).toEqual(['one false', 'two true']);
    await two.answer(writeRequest('b'));
    await two.answer(readRequest());
    await turns(3);
    expect(notified.slice(2).toSorted()).toEqual(['one true', 'two false']);
    unsubscribe();
    await two.answer(writeRequest('c'));
    expect(notified).toHaveLength(5);
  });

  it('both reject a request that fails in the world, and continue', async () => {
    const browser = fakeBrowser();
    const [one, two] = [join(browser.openTab()), join(browser.openTab())];
    await expect(one.answer(throwingRequest())).rejects.toThrow('the world has failed');
    await expect(two.answer(throwingRequest())).rejects.toThrow('the world has failed');
    expect(wordsOf(await two.answer(writeRequest('a')))).toEqual(['a']);
  });
});

describe('when the tab that holds the world', () => {
  it('closes, the next one takes over and unanswered requests are resent', async () => {
    const browser = fakeBrowser();
    const [one, two] = [join(browser.openTab()), join(browser.openTab())];
    await one.answer(writeRequest('a'));
    const closing = one.close();
    const late = two.answer(writeRequest('b'));
    await closing;
    expect(wordsOf(await late)).toEqual(['a', 'b']);
    await expect(one.answer(readRequest())).rejects.toThrow('has left');
  });

  it('closes while a change is being written, the change is answered and kept by the next one', async () => {
    let isSlow = false;
    const browser = fakeBrowser(() => (isSlow ? turns(2) : Promise.resolve()));
    const [one, two] = [join(browser.openTab()), join(browser.openTab())];
    await one.answer(readRequest());
    isSlow = true;
    const late = one.answer(writeRequest('a'));
    await one.close();
    expect(wordsOf(await late)).toEqual(['a']);
    expect(wordsOf(await two.answer(readRequest()))).toEqual(['a']);
  });

  it('dies after writing a change and before answering it, the change is answered and applied once', async () => {
    let isHeldBack = false;
    const browser = fakeBrowser();
    const dying = browser.openTab();
    const storage = {
      ...dying.storage,
      append: async (entries: Parameters<typeof dying.storage.append>[0]) => {
        await dying.storage.append(entries);
        if (isHeldBack) await new Promise<never>(() => {});
      },
    };
    const one = join({ ...dying, storage });
    const two = join(browser.openTab());
    await one.answer(writeRequest('a'));
    isHeldBack = true;
    const late = two.answer(writeRequest('b'));
    await turns(5);
    dying.kill();
    expect(wordsOf(await late)).toEqual(['a', 'b']);
    expect(wordsOf(await two.answer(readRequest()))).toEqual(['a', 'b']);
  });

  it('dies, the others are notified of a possibly different world', async () => {
    const browser = fakeBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    join(first);
    const two = join(second);
    const three = join(browser.openTab());
    await three.answer(writeRequest('a'));
    const onChange = vi.fn<(change: unknown) => void>();
    three.onChange(onChange);
    first.kill();
    expect(wordsOf(await two.answer(readRequest()))).toEqual(['a']);
    await turns(3);
    expect(onChange.mock.calls).toEqual([[{ isFromOtherTab: true }]]);
  });

  it('dies at any moment, no answered change is lost and none is applied twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(3)), fc.array(fc.nat(30), { maxLength: 3 }), async (delays, deaths) => {
        const browser = fakeBrowser(async () => {
          for (let step = delays.next().value; step > 0; step--) await Promise.resolve();
        });
        const tabs = Array.from({ length: deaths.length + 1 }, () => browser.openTab());
        const hosts = tabs.map((tab) => join(tab));
        const survivor = hosts.at(-1);
        const answered: string[] = [];
        const responses = hosts.flatMap((host, tab) =>
          Array.from({ length: 6 }, (_, index) => `${tab}.${index}`).map((word) =>
            host.answer(writeRequest(word)).then(() => answered.push(word)),
          ),
        );
        for (const [index, steps] of deaths.entries()) {
          for (let step = 0; step < steps; step++) await Promise.resolve();
          tabs[index]?.kill();
        }
        await Promise.all(responses.slice(-6));
        const words = wordsOf((await survivor?.answer(readRequest())) ?? { body: '[]' });
        expect(new Set(words).size).toBe(words.length);
        expect(answered.filter((word) => !words.includes(word))).toEqual([]);
        for (const tab of tabs.keys()) {
          const own = words.filter((word) => word.startsWith(`${tab}.`));
          expect(own).toEqual(own.toSorted());
        }
      }),
      { numRuns: cases(200) },
    );
  });
});

describe('a tab with an outdated host', () => {
  it('is corrected and gets its responses in order', async () => {
    const browser = fakeBrowser();
    const one = join(browser.openTab());
    const { environment, storage } = browser.openTab();
    let sendToTab = (_message: unknown): void => {};
    const two = join({
      storage,
      environment: { ...environment, channel: (name, heard) => environment.channel(name, (sendToTab = heard)) },
    });
    await two.answer(writeRequest('a'));
    sendToTab({ kind: 'ready', term: 'long ago' });
    await Promise.all([two.answer(writeRequest('b')), two.answer(writeRequest('c')), one.answer(readRequest())]);
    expect(wordsOf(await one.answer(readRequest()))).toEqual(['a', 'b', 'c']);
    sendToTab({ kind: 'nonsense' });
    sendToTab(null);
    expect(wordsOf(await two.answer(readRequest()))).toEqual(['a', 'b', 'c']);
  });
});

describe('a host', () => {
  it('rejects every request while its world cannot be opened, and does not prevent another tab from trying', async () => {
    const browser = fakeBrowser();
    const one = join(browser.openTab(), { open: () => Promise.reject(new Error('no seed')) });
    await expect(one.answer(readRequest())).rejects.toThrow('cannot be opened: no seed');
    await expect(one.answer(readRequest())).rejects.toThrow('cannot be opened: no seed');
    const two = join(browser.openTab());
    expect(wordsOf(await two.answer(writeRequest('a')))).toEqual(['a']);
    await turns(2);
    expect(wordsOf(await one.answer(readRequest()))).toEqual(['a']);
  });

  it('rejects a request id that is already pending', async () => {
    const host = join(fakeBrowser().openTab());
    const twice = writeRequest('a');
    const first = host.answer(twice);
    await expect(host.answer(twice)).rejects.toThrow('already in progress');
    expect(wordsOf(await first)).toEqual(['a']);
  });
});

describe('a browser without locks or channels', () => {
  it('serves one tab', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('navigator', {});
    const host = join({ environment: browserEnvironment, storage: fakeBrowser().stored });
    expect(wordsOf(await host.answer(writeRequest('a')))).toEqual(['a']);
    await host.close();
    vi.unstubAllGlobals();
  });

  it('serves one tab in memory and reports it if nothing can be stored', async () => {
    const onTrouble = vi.fn<(trouble: StorageProblem) => void>();
    const host = join(
      { environment: fakeBrowser().openTab().environment, storage: indexedDbStorage('test') },
      { onStorageProblem: onTrouble },
    );
    await host.answer(writeRequest('a'));
    expect(wordsOf(await host.answer(writeRequest('b')))).toEqual(['a', 'b']);
    expect(onTrouble.mock.calls).toEqual([[{ kind: 'refused', reason: 'indexedDB is not defined' }]]);
  });

  it('serves one tab if locks are denied', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('not here', 'SecurityError')) } });
    const host = join({ environment: browserEnvironment, storage: fakeBrowser().stored });
    expect(wordsOf(await host.answer(writeRequest('a')))).toEqual(['a']);
    await host.close();
    vi.unstubAllGlobals();
  });
});
