import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** The icon of each tone of a message. */
export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;
