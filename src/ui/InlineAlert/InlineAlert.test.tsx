import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { createAnnouncer } from '../Announcer/announcer';
import { Announcer } from '../Announcer/Announcer';
import { InlineAlert } from './InlineAlert';

/** Renders an alert with each text in turn; returns the number of announcements and the last one. */
function announcedOf(texts: readonly string[], isAnnounced: boolean) {
  const announcer = createAnnouncer();
  let count = 0;
  announcer.subscribe(() => count++);
  const alert = (text: string) => (
    <Announcer announcer={announcer}>
      <InlineAlert tone="danger" isAnnounced={isAnnounced}>
        {text}
      </InlineAlert>
    </Announcer>
  );
  const { rerender } = renderUi(alert(texts[0] ?? ''));
  for (const text of texts.slice(1)) rerender(alert(text));
  return { count, last: screen.getByRole('alert').textContent.trim() };
}

test('the result of an action is announced once, and again only if its text changes', () => {
  expect(announcedOf(['Account frozen', 'Account frozen', 'Market closed'], true)).toEqual({ count: 2, last: 'Market closed' });
});

test('a static alert is not announced', () => {
  expect(announcedOf(['Account frozen', 'Market closed'], false)).toEqual({ count: 0, last: '' });
});
