import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fetchPage } from '@/app/pageFiles';
import type { Endpoint } from '@/contract/endpoint';
import { user } from '@/contract/user';
import { parseLenient } from '@/shared/api/parseLenient';
import { openInPage, type IsolatedSimulation } from '@mocks/http/inPage';
import { isAll } from '@tests/support/testAmount';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { RoutedApp } from '@tests/support/app/RoutedApp';
import { testTime } from '@tests/support/app/scope';
import { addressOf, builtScreens } from '@tests/support/builtScreens';
import { allCalls, type Json } from '@tests/support/exchange/calls';
import { fieldsOf, isList, oddities, pathWithoutIndices, replaceAt, withoutRow, type FieldPath } from '@tests/support/exchange/oddFields';

immediateFrames();
vi.setConfig({ testTimeout: 180_000 });

/**
 * The time budget: a screen is rendered once unchanged and once per odd field, at one to two seconds each. A run takes up to 6 screens with
 * 3 fields each, which is half a minute however many screens there are; screens, fields, rows and oddities follow from the seed (`FC_SEED`).
 * A full run takes every screen, at ten seconds each.
 */
const screensPerRun = isAll ? Infinity : 6;
const fieldsPerScreen = isAll ? 6 : 3;
/** The most texts of a screen one odd field may cost: those of its row, or this share of all texts if the row is shown in several lists. */
const maxLost = { texts: 16, share: 0.25 };

/** Steps of 50 ms after which a screen that is still incomplete is taken as it is. */
const maxSteps = 40;

/** Screens whose header shows the logged-in user: those of the wallet show its account, and entry screens redirect logged-in users. */
const candidates = builtScreens.filter(({ shell }) => shell === 'exchange');
const count = Math.min(candidates.length, screensPerRun);
const [screens = []] = fc.sample(fc.shuffledSubarray(candidates, { minLength: count, maxLength: count }), 1);

/** Fields that define the number format of a whole screen: without one, all numbers are formatted differently. */
const formats: ReadonlySet<string> = new Set(['digit']);

type Answers = Map<string, Json>;

/** An exchange that passes the data of every GET response through `change`. */
function withChangedData(own: IsolatedSimulation, change: (path: string, data: Json) => Json | undefined): IsolatedSimulation {
  return {
    ...own,
    transport: async (request) => {
      const answer = await own.transport(request);
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET' || !answer.headers.get('content-type')?.includes('json')) return answer;
      const envelope: { readonly data: Json } = await answer.json();
      return Response.json({ ...envelope, data: change(pathname, envelope.data) }, { status: answer.status });
    },
  };
}

/** Renders a screen as the trader until it settles; returns its title, its texts and the account in the header. */
async function draw(at: string, exchange: IsolatedSimulation) {
  const { container, advance, unmount } = await renderApp(<RoutedApp />, { at, exchange });
  let shown = shownIn(container);
  for (let rest = 0, steps = 0; rest < 3 && steps < maxSteps; steps += 1) {
    await advance(50);
    const now = shownIn(container);
    const isDrawn = now.title !== undefined && (now.account !== null || now.canLogIn);
    rest = isDrawn && now.texts.join() === shown.texts.join() ? rest + 1 : 0;
    shown = now;
  }
  unmount();
  return shown;
}

const shownIn = (container: Element) => ({
  title: container.querySelector('main h1')?.textContent,
  texts: textsIn(container.querySelector('main')),
  account: container.querySelector('header [aria-label^="Account"]')?.ariaLabel ?? null,
  canLogIn: [...container.querySelectorAll('header a')].some(({ textContent }) => textContent === 'Log in'),
});

function textsIn(part: Element | null): string[] {
  const texts: string[] = [];
  if (!part) return texts;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

/** A session without a login is not odd: the exchange returns it to a visitor. */
const isVisitor = (call: string, path: FieldPath, oddity: Json | undefined): boolean =>
  call === user.bizStatus.path && path.join('.') === 'login' && oddity === null;

/** The value at a path. */
function valueAt(data: Json, path: FieldPath): Json | undefined {
  let value: Json | undefined;
  replaceAt(data, path, (found) => (value = found));
  return value;
}

/** Whether an odd field leaves the same data as removing its row. */
function costsRow({ data }: Endpoint, { whole, path, oddity }: OddField): boolean {
  const [odd, without] = [replaceAt(whole, path, () => oddity), withoutRow(whole, path)].map((answer) => parseLenient(data, answer));
  return odd?.isReadable === true && without?.isReadable === true && isDeepStrictEqual(odd.data, without.data);
}

interface OddField {
  readonly whole: Json;
  readonly path: FieldPath;
  readonly oddity: Json | undefined;
}

/** How many of the texts are no longer shown. */
function countLost(before: readonly string[], after: readonly string[]): number {
  const remaining = [...after];
  return before.filter((text) => {
    const index = remaining.indexOf(text);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  }).length;
}

interface FieldRef {
  readonly call: string;
  /** The same field in every row. */
  readonly paths: FieldPath[];
}

/** The fields of all responses, in an order that does not depend on which response came first. */
function fieldRefsOf(answers: Answers): FieldRef[] {
  const fieldRefs = new Map<string, FieldRef>();
  for (const [call, data] of answers)
    for (const path of fieldsOf(data)) {
      const name = `${call} ${pathWithoutIndices(path)}`;
      const fieldRef = fieldRefs.get(name) ?? { call, paths: [] };
      fieldRef.paths.push(path);
      fieldRefs.set(name, fieldRef);
    }
  return [...fieldRefs].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, fieldRef]) => fieldRef);
}

/** The field, row and oddity of each render, different for every screen. */
const choices = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.nat()), screens.length * fieldsPerScreen);

test.each(screens.map((route, index) => [route.id, route, index] as const))(
  '%s: one odd field hides no more texts than allowed',
  async (_, route, index) => {
    await fetchPage(route); // the time measured below is the app's, not the bundler's
    const at = addressOf(route);
    const own = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', scenario: 'calm', seed: 'test' });
    const answers: Answers = new Map();
    const baseline = await draw(
      at,
      withChangedData(own, (path, data) => {
        answers.set(path, data);
        return data;
      }),
    );
    expect(baseline.account).toMatch(/^Account: Tomas/);
    expect(baseline.title, 'the screen is drawn').toBeTruthy();
    const fieldRefs = fieldRefsOf(answers);
    expect(fieldRefs.length).toBeGreaterThan(10);

    for (const [one, row, nth] of choices.slice(index * fieldsPerScreen, (index + 1) * fieldsPerScreen)) {
      const { call, paths } = fieldRefs[one % fieldRefs.length] ?? expect.fail();
      const path = paths[row % paths.length] ?? [];
      const oddity = oddities[nth % oddities.length];
      if (isVisitor(call, path, oddity)) continue;
      const corrupted = (data: Json, odd: Json | undefined): Json | undefined => replaceAt(data, path, () => odd);
      const drawAfter = (change: (data: Json) => Json | undefined) =>
        draw(
          at,
          withChangedData(own, (each, data) => (each === call ? change(data) : data)),
        );
      const shown = await drawAfter((data) => corrupted(data, oddity));
      const where = `${call}: ${path.join('.')} is ${JSON.stringify(oddity)}`;
      const endpoint = allCalls.find((each) => each.path === call);
      const whole = answers.get(call) ?? null;
      const isReadable = !endpoint || parseLenient(endpoint.data, corrupted(whole, oddity)).isReadable;
      expect(shown.canLogIn, where).toBe(false);
      expect(shown.texts.join(' '), where).not.toMatch(/No internet connection|can’t be reached/);
      expect(shown.title, where).toBeTruthy();
      const isOfFormat = formats.has(path.at(-1) ?? '');
      if (isReadable && !isOfFormat) {
        expect(shown.account, where).not.toBeNull();
        if (shown.title !== baseline.title && endpoint && costsRow(endpoint, { whole, path, oddity })) {
          // The screen is about this very row: it says that the row could not be loaded, not that it does not exist, and offers a retry.
          const without = await drawAfter((data) => withoutRow(data, path));
          expect(shown.title, where).not.toBe(without.title);
          expect(shown.texts, where).toContain('Try again');
          continue;
        }
        // An empty list is valid: an unreadable list costs only what depends on its rows.
        const expected = isList(valueAt(whole, path)) ? await drawAfter((data) => corrupted(data, [])) : baseline;
        const allowed = Math.max(maxLost.texts, maxLost.share * baseline.texts.length);
        expect(countLost(expected.texts, shown.texts), where).toBeLessThanOrEqual(allowed);
      }
    }
  },
);
