import { expect, test, vi } from 'vitest';
import { pauseLiveData, syncScroll, watchLayout } from './framedPage';

test('reports a page that overflows sideways or clips a text, once the browser is idle', async () => {
  for (const textOverflow of ['clip', 'ellipsis']) {
    const text = document.body.appendChild(document.createElement('p'));
    text.textContent = 'A long text';
    Object.assign(text.style, { overflowX: 'hidden', textOverflow });
  }
  const size = (element: Element, width: number, content: number) => {
    Object.defineProperty(element, 'clientWidth', { value: width, configurable: true });
    Object.defineProperty(element, 'scrollWidth', { value: content, configurable: true });
  };
  size(document.documentElement, 360, 372);
  for (const text of document.querySelectorAll('p')) size(text, 50, 80);
  const found = vi.fn<Parameters<typeof watchLayout>[1]>();
  const stop = watchLayout(document, found);
  await vi.waitFor(() => expect(found).toHaveBeenCalledWith({ overflowPx: 12, clipped: ['A long text'] }));
  stop();
});

test('pages scroll in step, in proportion to their heights', () => {
  const framed = (height: number) => {
    const view = document.body.appendChild(document.createElement('iframe')).contentWindow;
    if (!view) return expect.fail('no window');
    Object.defineProperty(view, 'innerHeight', { value: 100 });
    Object.defineProperty(view.document.documentElement, 'scrollHeight', { value: height });
    return Object.assign(view, { scrollTo: vi.fn<(x: number, y: number) => void>() });
  };
  const [long, short] = [framed(1100), framed(300)];
  const stop = syncScroll([long, short]);
  Object.defineProperty(long, 'scrollY', { value: 500 });
  long.dispatchEvent(new Event('scroll'));
  expect(short.scrollTo.mock.calls).toEqual([[0, 100]]);
  stop();
  long.dispatchEvent(new Event('scroll'));
  expect(short.scrollTo).toHaveBeenCalledTimes(1);
});

test('a paused page reports itself as hidden, and as visible again once resumed', () => {
  const seen: string[] = [];
  const listen = () => seen.push(document.visibilityState);
  document.addEventListener('visibilitychange', listen);
  pauseLiveData(document)();
  document.removeEventListener('visibilitychange', listen);
  expect(seen).toEqual(['hidden', 'visible']);
});
