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
    look: { plain: {}, soft: chip, solid: { ...chip, fontWeight: vars.weight.medium } },
  },
  compoundVariants: [
    { variants: { look: 'soft', trend: 'rise' }, style: { backgroundColor: vars.color.rise.soft } },
    { variants: { look: 'soft', trend: 'fall' }, style: { backgroundColor: vars.color.fall.soft } },
    { variants: { look: 'soft', trend: 'flat' }, style: { backgroundColor: vars.color.sunken } },
    { variants: { look: 'solid', trend: 'rise' }, style: { backgroundColor: vars.color.rise.solid, color: vars.color.rise.onSolid } },
    { variants: { look: 'solid', trend: 'fall' }, style: { backgroundColor: vars.color.fall.solid, color: vars.color.fall.onSolid } },
    { variants: { look: 'solid', trend: 'flat' }, style: { backgroundColor: vars.color.sunken } },
  ],
});

/** As wide whichever way the number went, so that columns stay in line. */
export const arrow = style({ flexShrink: 0, inlineSize: '0.6em', blockSize: '0.6em', fill: 'currentColor' });
