import { render, screen, type ByRoleOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AriaRole, ReactNode } from 'react';

/** Renders a component without the app, for the length of one test; `user` interacts with it. */
export const renderUi = (ui: ReactNode) => ({ user: userEvent.setup({ delay: null }), ...render(ui) });

/** The texts of every element of a role, in the order of the document. */
export const textsOf = (role: AriaRole, options?: ByRoleOptions): (string | null)[] =>
  screen.queryAllByRole(role, options).map(({ textContent }) => textContent);
