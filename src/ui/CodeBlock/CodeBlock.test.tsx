import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { CodeBlock } from './CodeBlock';
import { codeLanguages, tokenize } from './highlight';

const coloured = (code: string, language: (typeof codeLanguages)[number]) =>
  tokenize(code, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind} ${text}`);

test.each([
  [
    'json',
    '{"price": "1.5", "count": -2e3, "isOpen": true}',
    ['string "price"', 'string "1.5"', 'string "count"', 'number -2e3', 'string "isOpen"', 'keyword true'],
  ],
  [
    'shell',
    "curl -X POST 'https://a.example#b' # sign first",
    ['keyword curl', 'keyword -X', "string 'https://a.example#b'", 'comment # sign first'],
  ],
  ['typescript', 'const fee = 1_000; // "not a string"', ['keyword const', 'number 1_000', 'comment // "not a string"']],
  ['text', 'const fee = "1"', []],
] as const)('%s is coloured by its syntax', (language, code, parts) => {
  expect(coloured(code, language)).toEqual(parts);
});

test('colouring adds, drops and moves no text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...codeLanguages),
      fc.string({ unit: fc.constantFrom('a', 'if', '1', ' ', '"', "'", '`', '\\', '/', '#', '*', '-', '\n', '.', '{'), maxLength: 40 }),
      (language, code) => {
        expect(
          tokenize(code, language)
            .map(({ text }) => text)
            .join(''),
        ).toBe(code);
      },
    ),
  );
});

test('code is copied verbatim, and long lines wrap on request', async () => {
  const code = 'curl \\\n  --fail';
  const { user } = renderUi(<CodeBlock label="Request" code={code} language="shell" texts={{ copy: 'Copy code', wrap: 'Wrap lines' }} />);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByRole('figure', { name: 'Request' }).querySelector('code')?.textContent).toBe(code);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Wrap lines', pressed: true })).toBe(document.activeElement);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(code);
  await screen.findByRole('button', { name: 'Copied' });
  writeText.mockRestore();
});
