import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { screenOnly } from '@/ui/print.css';
import { phoneMargin } from '@/ui/styles';

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    inlineSize: '100%',
    minInlineSize: 0,
    marginInline: 'auto',
    paddingBlock: vars.space[6],
    paddingInline: phoneMargin,
    '@media': {
      [media.tablet]: { paddingInline: vars.space[6], paddingBlock: vars.space[7] },
      print: { padding: 0 },
    },
  },
  variants: {
    width: {
      content: { maxInlineSize: vars.width.content },
      wide: { maxInlineSize: vars.width.wide },
      reading: { maxInlineSize: vars.width.reading },
      full: { padding: 0, '@media': { [media.tablet]: { padding: 0 } } },
      /** Full width on a phone; framed on wider screens. */
      form: {
        paddingBlock: vars.space[8],
        '@media': {
          [media.tablet]: {
            maxInlineSize: 448,
            marginBlock: vars.space[9],
            padding: vars.space[7],
            border: `${vars.line.hair} solid ${vars.color.line}`,
            borderRadius: vars.radius.dialog,
            backgroundColor: vars.color.surface,
          },
        },
      },
    },
    hasHeading: {
      true: {},
      false: { paddingBlock: `0 ${vars.space[9]}`, '@media': { [media.tablet]: { paddingBlock: `0 ${vars.space[9]}` } } },
    },
  },
});

export const top = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

/** The heading, with page-level actions beside it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[5],
});

/** At the end of the heading's line; on a phone without enough room, at the start of a new line. */
export const actions = style([screenOnly, { '@media': { [media.phone]: { display: 'flex', flexGrow: 1 } } }]);

// The heading takes the free space between the two.
globalStyle(`${line} > h1`, { '@media': { [media.phone]: { flexGrow: 9999 } } });
