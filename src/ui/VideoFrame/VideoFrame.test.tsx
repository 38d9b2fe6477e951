import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { allowedSource } from './source';
import { VideoFrame } from './VideoFrame';

const texts = { play: 'Play', note: 'Plays from video.example', missing: 'This video is not available' };
const hosts = ['video.example'];
const parts = { title: 'How futures work', hosts, texts };

test('nothing is loaded from another site before play is pressed, also by keyboard; then the player has the focus', async () => {
  const { user, container } = renderUi(<VideoFrame {...parts} src="https://video.example/embed/1" />);
  expect(container.querySelector('iframe')).toBeNull();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Play: How futures work' })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  const player = screen.getByTitle('How futures work');
  expect(player.getAttribute('src')).toBe('https://video.example/embed/1');
  expect(player).toBe(document.activeElement);
});

test('rendering a player again leaves the focus where the user moved it', async () => {
  const view = (duration: string) => (
    <>
      <button>Next lesson</button>
      <VideoFrame {...parts} src="https://video.example/embed/1" duration={duration} />
    </>
  );
  const { user, rerender } = renderUi(view('3:12'));
  await user.click(screen.getByRole('button', { name: 'Play: How futures work' }));
  const next = screen.getByRole('button', { name: 'Next lesson' });
  act(() => next.focus());
  rerender(view('3:13'));
  expect(document.activeElement).toBe(next);
});

test('an address that is not allowed is reported as unavailable', () => {
  const { container } = renderUi(<VideoFrame {...parts} src="https://other.example/embed/1" />);
  expect(container.textContent).toBe('This video is not available');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['https://video.example/embed/1', 'https://www.video.example/embed/1'])('%s is allowed', (src) => {
  expect(allowedSource(src, hosts)).toBe(src);
});

test.each([
  'http://video.example/embed/1',
  'https://video.example.attacker.example/embed/1',
  'https://attackervideo.example/embed/1',
  'https://video.example@attacker.example/',
  'https://name:word@video.example/',
  'javascript:alert(1)//video.example',
  'data:text/html,video.example',
  '//video.example/embed/1',
  '',
])('%s is not allowed', (src) => {
  expect(allowedSource(src, hosts)).toBeNull();
});
