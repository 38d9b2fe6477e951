import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { forwardKeys } from './forwardKeys';
import { TourNotes } from './TourNotes';

test('Alt+P starts autoplay on macOS too, where it types π, in the notes as in a framed screen', async () => {
  await renderApp(<TourNotes steps={[]} target={0} onTarget={() => {}} />);
  const keys = { key: 'π', code: 'KeyP', altKey: true };
  fireEvent.keyDown(window, keys);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeNull();
  const frame = document.body.appendChild(document.createElement('iframe'));
  forwardKeys(frame);
  if (frame.contentWindow) fireEvent.keyDown(frame.contentWindow, keys);
  expect(screen.queryByRole('button', { name: 'Play by itself' })).not.toBeNull();
  frame.remove();
});
