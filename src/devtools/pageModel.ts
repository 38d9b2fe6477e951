import { createEffect, createEvent, sample } from 'effector';
import { navigated, reloaded } from '@/shared/routing';
import { askPage, isPanelWindow, pageWindow } from './pageWindow';

/** The page that the panel is about is to go to an address of the site. */
export const pageAsked = createEvent<string>();
/** The page is to be loaded anew by a link that names a state. */
export const linkAsked = createEvent<string>();

const askFx = createEffect((to: string) => askPage({ kind: 'go', to }));
sample({ clock: pageAsked, filter: isPanelWindow, target: askFx });
sample({ clock: pageAsked, filter: () => !isPanelWindow(), target: navigated });

const loadFx = createEffect((link: string) => pageWindow().location.assign(link));
sample({ clock: linkAsked, filter: isPanelWindow, target: loadFx });
sample({ clock: linkAsked, filter: () => !isPanelWindow(), target: reloaded });
