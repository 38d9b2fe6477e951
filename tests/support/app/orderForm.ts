import { screen } from '@testing-library/react';
import type { renderApp } from './renderApp';

/** Resolves once the lazily loaded order form of a trade screen is ready; at once if the screen has none. */
export async function orderFormLoaded({ advance }: Pick<Awaited<ReturnType<typeof renderApp>>, 'advance'>): Promise<void> {
  if (!screen.queryByRole('region', { name: 'Place order' })) return;
  await screen.findByRole('tablist', { name: 'Order type' }, { timeout: 30_000 });
  await advance(300);
}
