import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { FileDrop } from './FileDrop';
import type { FileDropProps } from './FileDrop';
import { fileProblem } from './files';

const texts = {
  label: 'Document',
  hint: 'Drop it here, or',
  chooseLabel: 'Choose a file',
  limits: 'PNG, up to 1 kB',
  accepts: ['image/png'],
  maxBytes: 1000,
  fileLabels: { remove: 'Remove', progress: 'Uploading' },
};
const calls = { onFile: vi.fn(), onProblem: vi.fn(), onRemove: vi.fn() };

function open(props: Partial<FileDropProps> = {}) {
  for (const call of Object.values(calls)) call.mockClear();
  return renderUi(<FileDrop {...texts} file={null} {...calls} {...props} />);
}

test.each([
  ['image/png', 1000, null],
  ['image/png', 1001, 'size'],
  ['text/html', 10, 'type'],
  ['', 10, 'type'],
])('a file of type %j with %i bytes: %s', (type, size, problem) => {
  expect(fileProblem({ type, size }, ['image/png'], 1000)).toBe(problem);
});

test('a wildcard accepts every subtype', () => {
  expect(fileProblem({ type: 'image/webp', size: 1 }, ['image/*'], 1000)).toBeNull();
});

const choose = (file: File) => {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('no file picker');
  return { picker, file };
};

test('an acceptable file is taken, any other is rejected with the reason', async () => {
  const { user } = open();
  const fits = choose(new File(['x'], 'front.png', { type: 'image/png' }));
  await user.upload(fits.picker, fits.file);
  expect(calls.onFile).toHaveBeenCalledExactlyOnceWith(fits.file);
  const large = choose(new File(['x'.repeat(1001)], 'large.png', { type: 'image/png' }));
  await user.upload(large.picker, large.file);
  expect(calls.onProblem).toHaveBeenCalledExactlyOnceWith('size');
  expect(calls.onFile).toHaveBeenCalledTimes(1);
});

test('a file being uploaded shows its progress and can be removed', async () => {
  const { user } = open({ file: { name: 'front.png', size: '1 kB', percent: 62 } });
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).ariaValueNow).toBe('62');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(calls.onRemove).toHaveBeenCalledTimes(1);
});

test('the focus stays at the field when a file is chosen and removed', async () => {
  function Example() {
    const [file, setFile] = useState<File | null>(null);
    const shown = file && { name: file.name, size: '1 kB' };
    return <FileDrop {...texts} {...calls} file={shown} onFile={setFile} onRemove={() => setFile(null)} />;
  }
  const { user } = renderUi(<Example />);
  act(() => screen.getByRole('button', { name: 'Choose a file' }).focus());
  const { picker, file } = choose(new File(['x'], 'front.png', { type: 'image/png' }));
  await user.upload(picker, file);
  const remove = screen.getByRole('button', { name: 'Remove' });
  expect(document.activeElement).toBe(remove);
  await user.click(remove);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }));
});

test('the error describes the field', () => {
  open({ errorMessage: 'Too large' });
  const group = screen.getByRole('group', { name: 'Document' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too large');
});
