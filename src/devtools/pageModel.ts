import { createEffect, createEvent, sample } from 'effector';
import { navigated } from '@/shared/routing';
import { askPage, isPanelWindow } from './pageWindow';

/** Navigates the controlled page to an address of the site. */
export const pageAsked = createEvent<string>();

const askFx = createEffect((to: string) => askPage({ kind: 'go', to }));
sample({ clock: pageAsked, filter: isPanelWindow, target: askFx });
sample({ clock: pageAsked, filter: () => !isPanelWindow(), target: navigated });
