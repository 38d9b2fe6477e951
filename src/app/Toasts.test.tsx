import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { createToaster } from '@/ui/Toast/toasts';
import { Toasts } from './Toasts';

test.each(['before', 'after'] as const)('shows a toast queued %s the first render', async (when) => {
  const toaster = createToaster();
  const show = () => toaster.show({ tone: 'warning', title: 'Nothing is saved' }, 0);
  if (when === 'before') show();
  await act(async () => renderUi(<Toasts toaster={toaster} />));
  if (when === 'after') act(show);
  expect(await screen.findByText('Nothing is saved')).toBeDefined();
});
