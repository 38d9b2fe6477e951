import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

const tone = (part: 'info' | 'success' | 'warning' | 'danger') => ({ backgroundColor: vars.color[part].soft, color: vars.color.text });

export const inlineAlert = recipe({
  base: {
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    inlineSize: '100%',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    borderRadius: vars.radius.card,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  variants: { tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') } },
});

/** As tall as the first line, so that icon and text align. */
export const glyph = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 });

export const content = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

export const heading = style({ fontWeight: vars.weight.semibold });

export const action = style({ marginBlockStart: vars.space[3] });

export const close = style({ marginBlock: `calc((1lh - 24px) / 2)`, marginInlineEnd: `calc(-1 * ${vars.space[2]})`, flexShrink: 0 });
