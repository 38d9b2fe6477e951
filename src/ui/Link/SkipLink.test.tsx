import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { SkipLink } from './SkipLink';

test('the skip link focuses the main content and leaves the address unchanged', async () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  const { user } = renderUi(
    <>
      <SkipLink label="Skip to content" to="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});
