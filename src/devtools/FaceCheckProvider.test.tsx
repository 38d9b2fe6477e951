import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VerificationPage } from '@/pages/account/verification/page';
import { renderApp } from '@tests/support/app/renderApp';
import { FaceCheckProvider } from './FaceCheckProvider';

test.each([
  ['Face recognized', 'Face check completed.'],
  ['Face not recognized', 'Your face wasn’t recognized'],
  ['Leave without finishing', 'Start face check'],
])('with "%s" in the simulated face check, the wizard shows "%s"', async (outcome, expected) => {
  const { user, advance } = await renderApp(
    <>
      <VerificationPage />
      <FaceCheckProvider />
    </>,
    { as: 'newUser', scenario: 'kyc-face-waiting', at: '/verifiedIndex?level=standard#face-check=1' },
  );
  expect(screen.getByRole('dialog', { name: 'Face check (simulated partner)' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: outcome }));
  await advance();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(expected).length).toBeGreaterThan(0);
});
