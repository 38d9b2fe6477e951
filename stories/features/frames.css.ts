import { style } from '@vanilla-extract/css';
import { floating } from '@/ui/overlay.css';

/** What the header's popover looks like around what it shows. */
export const popover = style([floating, { inlineSize: 'min(420px, 100%)' }]);

/** As wide as an order form stands on a trade screen. */
export const form = style({ inlineSize: 'min(320px, 100%)' });
