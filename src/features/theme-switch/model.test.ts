import { allSettled, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { $channel, $transport, noChannel } from '@/shared/api';
import { $storage, $tabStorage, memoryStorage, appStarted, storageKeys } from '@/shared/lib';
import * as model from './model';

/** A stub of the element with only what the model uses. */
function rootWith(attributes: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(attributes));
  const dataset: Record<string, string> = {};
  return {
    dataset,
    hasAttribute: (name: string) => held.has(name),
    toggleAttribute: (name: string, isOn?: boolean) => {
      if (isOn) held.set(name, '');
      else held.delete(name);
      return held.has(name);
    },
  };
}

async function openTheme({ root = rootWith(), storage = memoryStorage(), tabStorage = memoryStorage() } = {}) {
  const scope = fork({
    values: [
      [model.$themeRoot, root],
      [$storage, storage],
      [$tabStorage, tabStorage],
      [$channel, noChannel()],
      [$transport, () => Promise.reject(new TypeError('down'))],
    ],
  });
  await allSettled(appStarted, { scope });
  return { scope, root, storage };
}

describe('the switch', () => {
  test('[R-THEME-02] toggles between light and dark', async () => {
    const { scope, root } = await openTheme();
    const seen: unknown[] = [];
    for (let press = 0; press < 3; press += 1) {
      await allSettled(model.themeToggled, { scope });
      seen.push(root.dataset.theme);
    }
    expect(seen).toEqual(['dark', 'light', 'dark']);
  });

  test('[R-THEME-02] persists the choice', async () => {
    const storage = memoryStorage();
    const { scope } = await openTheme({ storage });
    await allSettled(model.themeToggled, { scope });
    expect(storage.read(storageKeys.theme.name)).toBe('"dark"');
    const reloaded = await openTheme({ storage });
    expect([reloaded.scope.getState(model.$isDark), reloaded.root.dataset.theme]).toEqual([true, 'dark']);
  });

  test('[R-THEME-02] follows another tab', async () => {
    const storage = memoryStorage();
    const { root } = await openTheme({ storage });
    storage.otherTab().write(storageKeys.theme.name, '"dark"');
    expect(root.dataset.theme).toBe('dark');
  });
});

describe('a link with display settings', () => {
  const linked = (display: object) => memoryStorage({ [storageKeys.linkedDisplay.name]: JSON.stringify(display) });

  test('applies its settings in its tab only, without changing the stored choice', async () => {
    const storage = memoryStorage({ [storageKeys.theme.name]: '"light"' });
    const { root } = await openTheme({ storage, tabStorage: linked({ theme: 'dark', prices: 'red-up' }) });
    expect(root.dataset).toMatchObject({ theme: 'dark', prices: 'red-up' });
    expect([storage.read(storageKeys.theme.name), storage.read(storageKeys.prices.name)]).toEqual(['"light"', null]);
    storage.otherTab().write(storageKeys.theme.name, '"system"');
    expect(root.dataset.theme).toBe('dark');
  });

  test('applies until the user chooses otherwise, also after a reload', async () => {
    const [storage, tabStorage] = [memoryStorage(), linked({ theme: 'dark', prices: 'red-up' })];
    const { scope, root } = await openTheme({ storage, tabStorage });
    await allSettled(model.themeToggled, { scope });
    expect(root.dataset).toMatchObject({ theme: 'light', prices: 'red-up' });
    expect(storage.read(storageKeys.theme.name)).toBe('"light"');
    const reloaded = await openTheme({ storage, tabStorage });
    expect(reloaded.root.dataset).toMatchObject({ theme: 'light', prices: 'red-up' });
    await allSettled(model.priceColoursChosen, { scope: reloaded.scope, params: 'green-up' });
    expect(reloaded.root.dataset.prices).toBe('green-up');
  });

  test('with unknown settings is ignored', async () => {
    const { scope } = await openTheme({ tabStorage: linked({ theme: 'sepia', prices: 'colour-blind' }) });
    expect([scope.getState(model.$choice), scope.getState(model.$priceColours)]).toEqual(['system', 'green-up']);
  });
});

describe('forced dark', () => {
  test('[R-THEME-03] is dark and cannot be switched, and restores the choice when it ends', async () => {
    const { scope, root } = await openTheme();
    await allSettled(model.themeChosen, { scope, params: 'light' });
    await allSettled(model.darkForced, { scope, params: true });
    await allSettled(model.themeToggled, { scope });
    expect([root.dataset.theme, root.hasAttribute('data-theme-lock'), scope.getState(model.$choice)]).toEqual(['dark', true, 'light']);
    await allSettled(model.darkForced, { scope, params: false });
    expect([root.dataset.theme, root.hasAttribute('data-theme-lock')]).toEqual(['light', false]);
  });

  test('[R-THEME-03] can be set by an attribute of the served page', async () => {
    const { scope, root } = await openTheme({ root: rootWith({ 'data-theme-lock': '' }) });
    await allSettled(model.themeToggled, { scope });
    expect([scope.getState(model.$isLocked), root.dataset.theme]).toEqual([true, 'dark']);
  });
});

test('price colours are persisted and applied to the document', async () => {
  const { scope, root, storage } = await openTheme();
  await allSettled(model.priceColoursChosen, { scope, params: 'colour-blind' });
  expect([root.dataset.prices, storage.read(storageKeys.prices.name)]).toEqual(['colour-blind', '"colour-blind"']);
});

test('an invalid stored theme falls back to the system theme', async () => {
  const { scope } = await openTheme({ storage: memoryStorage({ [storageKeys.theme.name]: '"purple"' }) });
  expect(scope.getState(model.$choice)).toBe('system');
});

test('invalid stored price colours are removed from the document', async () => {
  const root = rootWith();
  root.dataset.prices = 'garbage';
  await openTheme({ root, storage: memoryStorage({ [storageKeys.prices.name]: '"garbage"' }) });
  expect(root.dataset.prices).toBe('green-up');
});
