import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

const chip = {
  justifyContent: 'center',
  minInlineSize: '6.2em',
  paddingInline: '0.5em',
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
} as const;

export const change = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '0.35em', whiteSpace: 'nowrap', direction: 'ltr', unicodeBidi: 'isolate' },
  variants: {
    trend: {
      rise: { color: vars.color.rise.text },
      fall: { color: vars.color.fall.text },
      flat: { color: vars.color.textSoft },
    },
    variant: { plain: {}, soft: chip, solid: { ...chip, fontWeight: vars.weight.medium } },
  },
  compoundVariants: [
    { variants: { variant: 'soft', trend: 'rise' }, style: { backgroundColor: vars.color.rise.soft } },
    { variants: { variant: 'soft', trend: 'fall' }, style: { backgroundColor: vars.color.fall.soft } },
    { variants: { variant: 'soft', trend: 'flat' }, style: { backgroundColor: vars.color.sunken } },
    { variants: { variant: 'solid', trend: 'rise' }, style: { backgroundColor: vars.color.rise.solid, color: vars.color.rise.onSolid } },
    { variants: { variant: 'solid', trend: 'fall' }, style: { backgroundColor: vars.color.fall.solid, color: vars.color.fall.onSolid } },
    { variants: { variant: 'solid', trend: 'flat' }, style: { backgroundColor: vars.color.sunken } },
  ],
});

/** The same width for every direction, so that columns align. */
export const arrow = style({ flexShrink: 0, inlineSize: '0.6em', blockSize: '0.6em', fill: 'currentColor' });
