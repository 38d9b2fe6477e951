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

test('components speak English where nobody gives them another language', () => {
  renderUi(parts);
  expect(names()).toEqual(['Explorer Opens in a new tab', 'Forget the coin', 'Clear', 'Close']);
});

test('a provider gives them their texts, and a prop goes before both', () => {
  renderUi(<UiTextContext value={(name) => `<${name}>`}>{parts}</UiTextContext>);
  expect(names()).toEqual(['Explorer <newWindow>', 'Forget the coin', '<clear>', '<close>']);
});
