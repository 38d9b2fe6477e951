import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { figures } from '../styles';

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });

/** Ranks of four digits line up. */
export const rank = style({ ...figures, flexShrink: 0, minInlineSize: '4ch', fontWeight: vars.weight.semibold, textAlign: 'end' });

/** Keeps its room where nobody moved. */
export const movement = style({ flexShrink: 0, minInlineSize: '4.5ch' });
