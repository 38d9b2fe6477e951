import { act, render, screen } from '@testing-library/react';
import { createStore, fork, sample } from 'effector';
import { Provider } from 'effector-react';
import { StrictMode, Suspense, use, useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createGate, createSharedGate, useGate } from './gate';

const gate = createGate('TestGate', { name: '' });
/** The events of the gate, in order. */
const $events = createStore<readonly string[]>([]);
sample({ clock: gate.open, source: $events, fn: (events, { name }) => [...events, `open ${name}`], target: $events });
sample({ clock: gate.set, source: $events, fn: (events, { name }) => [...events, `set ${name}`], target: $events });
sample({ clock: gate.close, source: $events, fn: (events) => [...events, 'close'], target: $events });

function Screen({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  useGate(gate, { name });
  return children;
}

function open() {
  const scope = fork();
  const { rerender, unmount } = render(null);
  return {
    show: (screens: ReactNode) => rerender(<Provider value={scope}>{screens}</Provider>),
    unmount,
    events: () => scope.getState($events),
    state: () => [scope.getState(gate.status), scope.getState(gate.state).name],
  };
}

test('a component opens its gate with its props, sets them when they change, and closes the gate on unmount', () => {
  const { show, unmount, events, state } = open();
  show(<Screen name="a" />);
  show(<Screen name="a" />);
  show(<Screen name="b" />);
  expect([events(), state()]).toEqual([
    ['open a', 'set b'],
    [true, 'b'],
  ]);
  unmount();
  expect([events().at(-1), state()]).toEqual(['close', [false, '']]);
});

test('a screen that Suspense hides temporarily keeps its gate open', async () => {
  const { show, events } = open();
  let load = () => {};
  const text = new Promise<void>((done) => (load = done));
  function Part() {
    const [isNeeded, setNeeded] = useState(false);
    if (isNeeded) use(text);
    return <button onClick={() => setNeeded(true)}>more</button>;
  }
  show(
    <Suspense fallback="loading">
      <Screen name="a">
        <Part />
      </Screen>
    </Suspense>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(document.body.textContent).toContain('loading');
  expect(events()).toEqual(['open a']);
  await act(async () => load());
  expect(document.body.textContent).not.toContain('loading');
  expect(events()).toEqual(['open a']);
});

test('the previous screen closes the gate before the next one opens it', () => {
  const { show, events, state } = open();
  show(<Screen key="one" name="a" />);
  show(<Screen key="two" name="b" />);
  expect([events(), state()]).toEqual([
    ['open a', 'close', 'open b'],
    [true, 'b'],
  ]);
});

test('of two holders the last one sets the props, then the earlier one again', () => {
  const { show, events, state } = open();
  const first = <Screen key="one" name="a" />;
  show([first, <Screen key="two" name="b" />]);
  show([first, <Screen key="two" name="c" />]);
  show([first]);
  expect([events(), state()]).toEqual([
    ['open a', 'close', 'open b', 'set c', 'close', 'open a'],
    [true, 'a'],
  ]);
});

test('a shared gate is opened by every holder, and closes when the last one is gone', () => {
  const shared = createSharedGate('SharedGate');
  const seen: string[] = [];
  shared.open.watch(() => seen.push('open'));
  shared.close.watch(() => seen.push('close'));
  const Reader = () => {
    useGate(shared);
    return null;
  };
  const { show } = open();
  const [first, second] = [<Reader key="one" />, <Reader key="two" />];
  show(first);
  show([first, second]);
  show(second);
  expect(seen).toEqual(['open', 'open']);
  show(null);
  expect(seen).toEqual(['open', 'open', 'close']);
});

test('stays open in strict mode', () => {
  const { show, state } = open();
  show(
    <StrictMode>
      <Screen name="a" />
    </StrictMode>,
  );
  expect(state()).toEqual([true, 'a']);
});

test('throws without a scope', () => {
  expect(() => render(<Screen name="a" />)).toThrow('a gate must be used inside a Provider');
});
