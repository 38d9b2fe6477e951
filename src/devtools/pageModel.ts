import { createEffect, createEvent, sample } from 'effector';
import { navigated } from '@/shared/routing';
import { sendPageRequest, isPanelWindow } from './pageWindow';

/** Navigates the controlled page to an address of the site. */
export const navigationRequested = createEvent<string>();

const requestNavigationFx = createEffect((to: string) => sendPageRequest({ kind: 'go', to }));
sample({ clock: navigationRequested, filter: isPanelWindow, target: requestNavigationFx });
sample({ clock: navigationRequested, filter: () => !isPanelWindow(), target: navigated });
