import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { createI18n, I18nProvider } from '@/shared/i18n';
import { renderUi } from '@tests/support/app/renderUi';
import { useIdleModule } from './useIdleModule';

test('loads a module after its condition, and shows the page without it until then', async () => {
  let isOver = () => {};
  const after = () => new Promise<void>((resolve) => (isOver = resolve));
  const load = vi.fn(() => Promise.resolve({ Part: () => <p>arrived</p> }));
  function Late() {
    const module = useIdleModule({ load, after });
    return module ? <module.Part /> : <p>without it</p>;
  }
  await act(async () =>
    renderUi(
      <I18nProvider i18n={createI18n({ locale: 'en_US' })}>
        <Late />
      </I18nProvider>,
    ),
  );
  expect(screen.getByText('without it')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  await act(async () => isOver());
  expect(await screen.findByText('arrived')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
