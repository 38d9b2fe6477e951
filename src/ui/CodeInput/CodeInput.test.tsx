import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { CodeInput } from './CodeInput';

const onComplete = vi.fn();

function Example() {
  const [digits, setDigits] = useState('');
  return <CodeInput label="Code" value={digits} onChange={setDigits} onComplete={onComplete} />;
}

function open() {
  onComplete.mockClear();
  const { user } = renderUi(<Example />);
  return { user, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }) };
}

test('the code is one input that phones fill from the message', () => {
  const { input } = open();
  expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric']);
});

test('digits are accepted, other characters ignored, and the last digit completes the code once', async () => {
  const { user, input } = open();
  await user.type(input, '4a8 15');
  expect(input.value).toBe('4815');
  expect(onComplete).not.toHaveBeenCalled();
  await user.type(input, '1623');
  expect(input.value).toBe('481516');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('481516');
});

test.each(['481516', ' 481 516 ', '481-516', 'Your code: 481516', '４８１５１６'])('pasting %j fills the whole code', async (pasted) => {
  const { user, input } = open();
  await user.click(input);
  await user.paste(pasted);
  expect(input.value).toBe('481516');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('481516');
});
