import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { AnchorList } from './AnchorList';

const anchors = [
  { id: 'fees', label: 'Fees' },
  { id: 'maker', label: 'Maker and taker', level: 3 },
  { id: 'limits', label: 'Limits' },
] as const;

const observed: Element[] = [];
let report: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof report) {
        report = told;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed.length = 0;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

const open = () =>
  renderUi(
    <>
      <AnchorList label="On this page" anchors={anchors} />
      {anchors.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>,
  );

/** Reports that only these sections are in the upper third of the window. */
const scrollTo = (...ids: string[]) => act(() => report(observed.map((target) => ({ target, isIntersecting: ids.includes(target.id) }))));
const current = () => screen.getAllByRole('link').flatMap((link) => (link.ariaCurrent === 'location' ? [link.textContent] : []));

test('the first section is marked initially, then the one being read', () => {
  open();
  expect(current()).toEqual(['Fees']);
  scrollTo('maker', 'limits');
  expect(current()).toEqual(['Maker and taker']);
  scrollTo('limits');
  expect(current()).toEqual(['Limits']);
});

test('the previous section stays marked between two sections', () => {
  open();
  scrollTo('maker');
  scrollTo();
  expect(current()).toEqual(['Maker and taker']);
});

test('following a link by keyboard scrolls to the section and focuses it', async () => {
  const { user } = open();
  for (const _ of anchors) await user.tab();
  await user.keyboard('{Enter}');
  const section = screen.getByRole('heading', { name: 'limits' });
  expect(document.activeElement).toBe(section);
  expect(vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts).toEqual([section]);
});

test('unmounting stops observing the sections', () => {
  const { unmount } = open();
  expect(observed).toHaveLength(3);
  unmount();
  expect(observed).toHaveLength(0);
});
