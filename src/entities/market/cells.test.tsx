import { screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { change } from '@/ui/PriceChange/PriceChange.css';
import { LiveChange, LiveValue, LiveMarket, LivePrice, LiveTrend, type Instrument } from '.';
import { $quotes } from './quotesModel';

immediateFrames();

const bitcoin: Instrument = {
  id: 1001,
  quoteId: 1001,
  side: 'spot',
  base: 'BTC',
  quote: 'USDT',
  baseName: 'Bitcoin',
  amountUnit: 'BTC',
  decimals: 2,
  amountDecimals: 5,
  lot: null,
  leverage: 0,
  multiple: null,
  area: 1,
  contractType: null,
  expiry: null,
  listedTime: 0,
  delistTime: null,
};
const high = ({ high: text }: { readonly high: string | null }) => text ?? '';

let sight: ((isIntersecting: boolean) => void) | null = null;
afterEach(() => {
  sight = null;
});

async function openCells() {
  const renders = vi.fn();
  const page = await renderApp(
    <LiveMarket side="spot">
      <Profiler id="cells" onRender={renders}>
        <ul>
          <li>
            <LivePrice instrument={bitcoin} />
            <LiveChange instrument={bitcoin} />
            <LiveValue instrument={bitcoin} text={high} />
            <LiveTrend instrument={bitcoin} />
          </li>
        </ul>
      </Profiler>
    </LiveMarket>,
  );
  const { advance, scope, container } = page;
  await advance(50);
  const set = async (more: object) => {
    const feed = scope.getState($quotes);
    const quote = feed.get(1001) ?? expect.fail('there is no quote');
    feed.set([[1001, { ...quote, ...more }]]);
    await advance();
  };
  const values = () => [...container.querySelectorAll('li > span')].map(({ textContent }) => textContent);
  return { ...page, renders, set, values };
}

test('live values are written to the document without a render', async () => {
  const { set, values, renders, container } = await openCells();
  await set({ last: '70000.5', change: '1.5', high: '71000' });
  await new Promise((resolve) => setTimeout(resolve, 350));
  renders.mockClear();
  await set({ last: '70001.25', change: '2', high: '72000' });
  expect(values()).toEqual(['70,001.25', '+2.00%', '72000']);
  expect(renders).not.toHaveBeenCalled();
  expect(container.querySelector('[data-flash]')?.getAttribute('data-flash')).toBe('rise');
});

test('updates existing text nodes without replacing them', async () => {
  const { set, container } = await openCells();
  await set({ last: '70000.5', change: '1.5', high: '71000' });
  const textsNow = () => {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    return Array.from({ length: 3 }, () => walker.nextNode());
  };
  const before = textsNow();
  await set({ last: '70001.25', change: '2', high: '72000' });
  const after = textsNow();
  expect(after.map((text) => text?.textContent)).toEqual(['70,001.25', '+2.00%', '72000']);
  expect(after.map((text, index) => text === before[index])).toEqual([true, true, true]);
});

test('keeps the direction when the variant changes', async () => {
  const Cell = ({ variant }: { readonly variant: 'plain' | 'solid' }) => (
    <LiveMarket side="spot">
      <ul>
        <li>
          <LiveChange instrument={bitcoin} variant={variant} />
        </li>
      </ul>
    </LiveMarket>
  );
  const Switch = () => {
    const [variant, setVariant] = useState<'plain' | 'solid'>('solid');
    return (
      <>
        <button type="button" onClick={() => setVariant('plain')} />
        <Cell variant={variant} />
      </>
    );
  };
  const { container, user } = await renderApp(<Switch />);
  await user.click(screen.getByRole('button'));
  const classes = container.querySelector('li > span')?.className.split(' ') ?? [];
  expect(classes).toEqual(change({ trend: container.textContent?.startsWith('-') ? 'fall' : 'rise', variant: 'plain' }).split(' '));
});

test('an unchanged price does not flash', async () => {
  const { set, container } = await openCells();
  await set({ last: '70000' });
  await new Promise((resolve) => setTimeout(resolve, 350));
  await set({ last: '70000', high: '1' });
  expect(container.querySelector('[data-flash]')).toBeNull();
});

test('a row out of view is not updated, and catches up without flashing when it scrolls into view', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = [];
      constructor(notify: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
        sight = (isIntersecting) => notify(this.targets.map((target) => ({ target, isIntersecting })));
      }
      observe(target: Element) {
        this.targets.push(target);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  const { set, values, container } = await openCells();
  await set({ last: '1.00' });
  await new Promise((resolve) => setTimeout(resolve, 350));
  sight?.(false);
  await set({ last: '2.00' });
  expect(values()[0]).toBe('1.00');
  sight?.(true);
  expect([values()[0], container.querySelector('[data-flash]')]).toEqual(['2.00', null]);
});

test('a sparkline has the direction of the change beside it', async () => {
  const { set, container } = await openCells();
  await set({ change: '3' });
  const rising = container.querySelector('li > svg')?.getAttribute('class');
  await set({ change: '-3' });
  expect(container.querySelector('li > svg')?.getAttribute('class')).not.toBe(rising);
});
