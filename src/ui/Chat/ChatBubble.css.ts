import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { tabularNums, textStyle } from '../styles';

const start = { alignItems: 'flex-start' } as const;
const end = { alignItems: 'flex-end' } as const;

export const turn = recipe({
  base: { display: 'flex', gap: vars.space[3] },
  variants: { isSelf: { true: { justifyContent: 'flex-end' }, false: {} } },
});

export const side = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0, maxInlineSize: 'min(85%, 32rem)' },
  variants: { isSelf: { true: end, false: start } },
});

export const head = style({
  ...textStyle('small'),
  ...tabularNums,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: 24,
  color: vars.color.textFaint,
  overflowWrap: 'anywhere',
});

export const author = style({ color: vars.color.text, fontWeight: vars.weight.medium });

export const bubbles = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space[2], maxInlineSize: '100%' },
  variants: { isSelf: { true: end, false: start } },
});

export const bubble = recipe({
  base: {
    ...textStyle('body'),
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    maxInlineSize: '100%',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    border: `${vars.line.hair} solid transparent`,
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
  },
  variants: {
    isSelf: { true: { backgroundColor: vars.color.accentSoft }, false: { backgroundColor: vars.color.sunken } },
    isSending: { true: { color: vars.color.textSoft }, false: {} },
    isFailed: { true: { borderColor: vars.color.danger.line }, false: {} },
  },
});

export const words = style({ whiteSpace: 'pre-wrap' });

export const event = style({
  ...textStyle('small'),
  color: vars.color.textSoft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const status = style({ ...textStyle('small'), color: vars.color.textFaint });

export const failure = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.danger.text,
});

export const file = style({ ...textStyle('dense'), display: 'flex', gap: vars.space[2] });

/** As tall as a line of the name beside it. */
export const fileMark = style({ display: 'inline-flex', flexShrink: 0, alignItems: 'center', blockSize: '1lh' });

export const fileSize = style({ color: vars.color.textSoft, whiteSpace: 'nowrap' });

export const picture = style({
  maxBlockSize: 200,
  borderRadius: vars.radius.control,
  objectFit: 'contain',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
