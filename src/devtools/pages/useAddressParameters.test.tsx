import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressParameters } from './useAddressParameters';

const inRouter = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={['/workbench?of=market&theme=dark']}>{children}</MemoryRouter>
);
const open = () =>
  renderHook(() => ({ set: useAddressParameters()[1], search: useLocation().search, go: useNavigate() }), { wrapper: inRouter }).result;

test('sets one parameter and removes another; an empty value removes the parameter', () => {
  const hook = open();
  act(() => hook.current.set('width', '360', 'theme'));
  expect(hook.current.search).toBe('?of=market&width=360');
  act(() => hook.current.set('width', ''));
  expect(hook.current.search).toBe('?of=market');
});

test('two parameters set at once are both kept', () => {
  const hook = open();
  act(() => {
    hook.current.set('width', '360');
    hook.current.set('theme', 'light');
  });
  expect(hook.current.search).toBe('?of=market&theme=light&width=360');
});

test('a parameter set after a navigation is added to the new address', async () => {
  const hook = open();
  await act(() => hook.current.go('/workbench?of=spotTrade'));
  act(() => hook.current.set('width', '360'));
  expect(hook.current.search).toBe('?of=spotTrade&width=360');
});
