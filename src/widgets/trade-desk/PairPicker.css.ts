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
/** A contract has its kind below; on a phone the room of both is kept, which is as high as the price with what it is worth. */
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
/** Where it takes two lines, a date stays whole in the second. */
export const kind = style({ ...textStyle('small'), fontWeight: vars.weight.regular, color: vars.color.textSoft, textWrap: 'balance' });
