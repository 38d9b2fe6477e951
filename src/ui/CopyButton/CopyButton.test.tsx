import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { createAnnouncer } from '../Announcer/announcer';
import { Announcer } from '../Announcer/Announcer';
import { confirmationMs, CopyButton } from './CopyButton';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

function open(writeText?: (text: string) => Promise<void>) {
  const announcer = createAnnouncer();
  const { user } = renderUi(
    <Announcer announcer={announcer}>
      <CopyButton text="84620155" label="Copy UID" />
    </Announcer>,
  );
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } }); // user-event installs its own
  return {
    copy: () => user.click(screen.getByRole('button')),
    says: () => screen.getByRole('button').getAttribute('aria-label'),
    announced: () => announcer.current().polite.texts,
  };
}

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

test('[R-USER-03] a press copies the text, announces it once and confirms it for two seconds', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const { copy, says, announced } = open(writeText);
  await copy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('84620155');
  expect(announced()).toEqual(['Copied']);
  pass(confirmationMs - 1);
  expect(says()).toBe('Copied');
  pass(1);
  expect(says()).toBe('Copy UID');
});

test('a second press restarts the two seconds', async () => {
  const { copy, says } = open(() => Promise.resolve());
  await copy();
  pass(confirmationMs - 1);
  await copy();
  pass(confirmationMs - 1);
  expect(says()).toBe('Copied');
});

test.each([
  ['refuses', () => Promise.reject(new Error('denied'))],
  ['has no clipboard', undefined],
])('if the browser %s, it says how to copy manually', async (_, writeText) => {
  const { copy, says, announced } = open(writeText);
  await copy();
  expect(says()).toBe('Couldn’t copy. Select the text and copy it manually.');
  expect(announced()).toEqual(['Couldn’t copy. Select the text and copy it manually.']);
});
