import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums } from '../styles';

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

/** The rank beside the movement, on a phone above it. */
export const place = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  alignItems: 'flex-end',
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[3] } },
});

/** As wide as the longest rank, so that all of them align. */
export const rank = style({ ...tabularNums, fontWeight: vars.weight.semibold, textAlign: 'end' });

/** Hidden in a narrow table to leave its space to the name, which is never cut off. */
export const avatar = style({ flexShrink: 0, '@container': { '(max-width: 24rem)': { display: 'none' } } });

/** Keeps its space even if a rank has not moved. */
export const movement = style({ '@media': { [media.tablet]: { minInlineSize: '5.5ch' } } });
