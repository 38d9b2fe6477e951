import { expect, test } from 'vitest';
import { picture } from '@fixtures/identityForms';
import { storedFileOf, maxFileBytes } from './documents';

const at = Date.UTC(2026, 0, 5, 8);

test('a file is measured but not stored', () => {
  const file = storedFileOf({ kind: 'selfie', name: 'me.png', content: picture }, '1', at);
  expect(file).toEqual({ fileId: '1', kind: 'selfie', name: 'me.png', type: 'image/png', bytes: 192, uploadedTime: at });
  const large = (bytes: number) => storedFileOf({ kind: 'selfie', name: 'me.png', content: picture, bytes }, '1', at);
  expect(large(maxFileBytes).bytes).toBe(maxFileBytes);
  expect(() => large(maxFileBytes + 1)).toThrow(expect.objectContaining({ code: 'badRequest' }));
});

const base64 = (...bytes: readonly number[]) => btoa(String.fromCharCode(...bytes));
const two = (value: number) => [value >> 8, value & 0xff];
const png = (width: number, height: number) =>
  `data:image/png;base64,${base64(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, ...two(width), 0, 0, ...two(height))}`;
/** A JPEG like a camera writes it, with metadata before its size. */
const jpeg = (width: number, height: number) =>
  `data:image/jpeg;base64,${base64(0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xc0, 0, 17, 8, ...two(height), ...two(width), 3)}`;
test.each([
  ['a PNG of 599 by 400', png(599, 400), false],
  ['a PNG of 400 by 600', png(400, 600), true],
  ['a JPEG of 599 by 599', jpeg(599, 599), false],
  ['a JPEG of 4000 by 3000', jpeg(4000, 3000), true],
  ['a text with the type of a picture', `data:image/png;base64,${btoa('no picture')}`, false],
  ['a JPEG that ends before its size', 'data:image/jpeg;base64,/9j/4QAG', false],
  ['a PDF', `data:application/pdf;base64,${btoa('%PDF-1.4')}`, true],
])('%s is accepted or rejected by its longer edge', (_, content, isTaken) => {
  const file = () => storedFileOf({ kind: 'selfie', name: 'me', content }, '1', at);
  if (isTaken) expect(file().kind).toBe('selfie');
  else expect(file).toThrow(expect.objectContaining({ code: 'badRequest' }));
});
