import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

export const state = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    textAlign: 'center',
    whiteSpace: 'normal',
  },
  variants: {
    density: {
      compact: { padding: `${vars.space[5]} ${vars.space[5]}` },
      regular: { padding: `${vars.space[7]} ${vars.space[5]}` },
      generous: { padding: `${vars.space[10]} ${vars.space[5]}` },
    },
  },
});

export const place = style({ marginBlockEnd: vars.space[3] });

export const title = style({
  ...textStyle('body'),
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textWrap: 'balance',
});

export const advice = style({ ...textStyle('dense'), maxInlineSize: '44ch', color: vars.color.textSoft, textWrap: 'pretty' });

export const detail = style({ ...textStyle('small'), color: vars.color.textFaint, fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
