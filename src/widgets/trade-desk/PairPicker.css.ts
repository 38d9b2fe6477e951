import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

export const picker = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: 0 } },
});
/** A contract's kind is below its name; on a phone the height of both is reserved, which matches that of the price and its fiat value. */
export const pairName = style({
  ...textStyle('title'),
  fontWeight: vars.weight.semibold,
  lineHeight: 1.15,
  textAlign: 'start',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '2.3em',
  '@media': { [media.tablet]: { minBlockSize: 0, whiteSpace: 'nowrap' } },
});
/** Balanced, so that a date is not split between two lines. */
export const kind = style({ ...textStyle('small'), fontWeight: vars.weight.regular, color: vars.color.textSoft, textWrap: 'balance' });
