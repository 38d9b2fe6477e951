import { expect, test } from 'vitest';
import { mount } from '@tests/support/app/mount';
import { SkipLink } from './SkipLink';

test('it brings the focus to the main part and leaves the address as it is', async () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  const { place, press } = mount(
    <>
      <SkipLink label="Skip to content" to="content" />
      <main id="content" tabIndex={-1} />
    </>,
  );
  await press('a');
  expect(document.activeElement).toBe(place.querySelector('main'));
  expect(window.location.hash).toBe('');
});
