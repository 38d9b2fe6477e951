import { style } from '@vanilla-extract/css';
import { floating } from '@/ui/overlay.css';

/** Frame of the header's popover around its content. */
export const popover = style([floating, { inlineSize: 'min(420px, 100%)' }]);

/** Width of an order form on a trade screen. */
export const form = style({ inlineSize: 'min(320px, 100%)' });
