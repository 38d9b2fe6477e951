import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '../styles';

const tone = (part: 'info' | 'success' | 'warning' | 'danger') => ({
  backgroundColor: vars.color[part].soft,
  borderColor: vars.color[part].line,
});

export const banner = recipe({
  base: {
    ...textStyle('body'),
    inlineSize: '100%',
    borderBlockEnd: `${vars.line.hair} solid`,
    color: vars.color.text,
    '@media': { print: { display: 'none' } },
  },
  variants: { tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') } },
});

/** As wide as a page; on a phone the action is below the text. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  maxInlineSize: vars.width.content,
  minBlockSize: vars.control.touch,
  marginInline: 'auto',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
});

export const glyph = style({ display: 'inline-flex', flexShrink: 0 });

export const words = style({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'break-word', textWrap: 'pretty' });

export const heading = style({ fontWeight: vars.weight.semibold });
