import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from '../Button/Button';
import { Tour, type TourStep } from './Tour';
import { highlightOf } from './highlight';

const steps: readonly TourStep[] = [
  { target: 'search', title: 'Search', text: 'Finds pairs and pages.' },
  { target: 'nowhere', title: 'Messages', text: 'Tell what happened.' },
  { target: 'menu', title: 'Menu', text: 'Leads everywhere.' },
];

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));

function Page() {
  const [step, setStep] = useState<number | null>(null);
  return (
    <>
      <Button onPress={() => setStep(0)}>Show me around</Button>
      <div id="search" />
      <div id="menu" />
      <Tour steps={steps} step={step} onStep={setStep} skipLabel="Skip tour" doneLabel="Done" />
    </>
  );
}

const card = () => screen.queryByRole('dialog')?.getAttribute('aria-labelledby');
const title = () => document.getElementById(card() ?? '')?.textContent ?? null;
const focused = () => document.activeElement?.textContent;

async function open() {
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Show me around' }));
  return user;
}

test('moves through the steps in both directions and keeps the focus in the card', async () => {
  const user = await open();
  expect([title(), focused()]).toEqual(['Search', 'Next']);
  await user.keyboard('{Enter}');
  expect([title(), focused()]).toEqual(['Messages', 'Next']);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect([title(), focused()]).toEqual(['Search', 'Next']);
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect([title(), focused()]).toEqual(['Menu', 'Done']);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('each target is scrolled into view, and a step without one is still shown', async () => {
  const user = await open();
  await user.keyboard('{Enter}{Enter}');
  const seen = vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts.map((element) => element instanceof HTMLElement && element.id);
  expect(seen).toEqual(['search', 'menu']);
});

test.each([
  ['Escape', '{Escape}', 0],
  ['the last button', '{Enter}', 2],
])('%s ends the tour and returns the focus to its trigger', async (_, key, after) => {
  const user = await open();
  for (let step = 0; step < after; step += 1) await user.keyboard('{Enter}');
  await user.keyboard(key);
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(focused).toBe('Show me around');
});

test('skip ends the tour and is absent from the last step', async () => {
  const user = await open();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('button', { name: 'Skip tour' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Skip tour' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the highlight leaves some space around its element', () => {
  expect(highlightOf({ top: 100, left: 40, width: 200, height: 36 })).toEqual({
    hasTarget: true,
    style: { insetBlockStart: '94px', left: '34px', inlineSize: '212px', blockSize: '48px' },
  });
});
