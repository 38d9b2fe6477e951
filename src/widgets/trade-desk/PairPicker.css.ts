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
