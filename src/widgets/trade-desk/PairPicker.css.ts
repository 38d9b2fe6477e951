import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

export const picker = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
/** On a phone a long name takes two lines, whose room is kept; they are as high as the price with what it is worth. */
export const pairName = style({
  ...textStyle('title'),
  fontWeight: vars.weight.semibold,
  lineHeight: 1.15,
  textAlign: 'start',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.3em',
  '@media': { [media.tablet]: { minBlockSize: 0, whiteSpace: 'nowrap' } },
});

export const list = style({ blockSize: 'min(420px, 60dvh)', overflowY: 'auto', overscrollBehavior: 'contain' });
export const row = style({
  ...textStyle('dense'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 72px',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 32,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[data-current]': { backgroundColor: vars.color.accentSoft },
  },
});
/** The name of a pair, and a tag where it is not traded as always. */
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2], minInlineSize: 0 });
export const end = style({ textAlign: 'end' });
export const favourite = style({ position: 'relative', zIndex: 1 });
