import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { SearchField } from './SearchField/SearchField';
import { InlineAlert } from './InlineAlert/InlineAlert';
import { Link } from './Link/Link';
import { UiTextContext } from './texts';

const parts = (
  <>
    <Link href="https://example.org" isExternal>
      Explorer
    </Link>
    <SearchField label="Coin" value="BTC" clearLabel="Forget the coin" />
    <SearchField label="Pair" value="BTC/USDT" />
    <InlineAlert onDismiss={() => {}}>Maintenance on Sunday</InlineAlert>
  </>
);
const names = () => ['link', 'button'].flatMap((role) => screen.getAllByRole(role).map((part) => part.ariaLabel ?? part.textContent));

test('components use English without a provider', () => {
  renderUi(parts);
  expect(names()).toEqual(['Explorer Opens in a new tab', 'Forget the coin', 'Clear', 'Close']);
});

test('a provider supplies their texts, and a prop overrides both', () => {
  renderUi(<UiTextContext value={(name) => `<${name}>`}>{parts}</UiTextContext>);
  expect(names()).toEqual(['Explorer <newWindow>', 'Forget the coin', '<clear>', '<close>']);
});
