import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Renders a component without the app, for the length of one test; `user` interacts with it. */
export const renderUi = (ui: ReactNode) => ({ user: userEvent.setup({ delay: null }), ...render(ui) });
