import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Renders a component that depends on nothing of the app, for the length of one test; `user` operates it. */
export const renderUi = (ui: ReactNode) => ({ user: userEvent.setup({ delay: null }), ...render(ui) });
