import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { BalanceToggle } from './BalanceToggle';
import { HiddenBalance } from './HiddenBalance';

test.each([
  [6, '******'],
  [5, '*****'],
] as const)('%d asterisks replace the balance, and screen readers read that it is hidden', (length, asterisks) => {
  const { container } = renderUi(<HiddenBalance label="Balance hidden" length={length} />);
  expect(screen.getByText(asterisks).getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe(`${asterisks}Balance hidden`);
});

function Balance() {
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      {isHidden ? <HiddenBalance label="Balance hidden" /> : '1,204.50'}
      <BalanceToggle isHidden={isHidden} showLabel="Show" hideLabel="Hide" onToggle={() => setHidden(!isHidden)} />
    </>
  );
}

test.each([' ', '{Enter}'])('%j hides and shows the balance and keeps the focus', async (key) => {
  const { user, container } = renderUi(<Balance />);
  await user.tab();
  await user.keyboard(key);
  expect(screen.getByRole('button', { name: 'Show' })).toBe(document.activeElement);
  expect(container.textContent).not.toContain('1,204.50');
  await user.keyboard(key);
  expect(screen.getByRole('button', { name: 'Hide' })).toBe(document.activeElement);
  expect(container.textContent).toContain('1,204.50');
});
