import { style } from '@vanilla-extract/css';
import { floating } from '@/ui/overlay.css';

/** What the header's popover looks like around what it shows. */
export const popover = style([floating, { inlineSize: 420 }]);
