import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** At the bottom on a phone, centred from tablets on. */
export const place = style({
  alignItems: 'flex-end',
  justifyContent: 'center',
  '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space[6] } },
});

export const panel = recipe({
  base: {
    inlineSize: '100%',
    maxBlockSize: '92%',
    borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(16px)', opacity: 0 } },
    '@media': { [media.tablet]: { borderRadius: vars.radius.dialog, maxBlockSize: '100%' } },
  },
  variants: {
    width: {
      narrow: { '@media': { [media.tablet]: { maxInlineSize: 400 } } },
      confirm: { '@media': { [media.tablet]: { maxInlineSize: vars.width.confirm } } },
      wide: { '@media': { [media.tablet]: { maxInlineSize: 760 } } },
    },
  },
});
