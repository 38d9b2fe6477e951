import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { bottomInset, endInsetName } from '@/ui/styles';

const width = vars.width.drawer;

/** Above the app's dialogs, which stay usable beside it, and below the list boxes it opens. */
const aboveDialogs = `calc(${vars.z.dialog} + 1)`;

const docked = style({
  insetBlockStart: 0,
  insetInlineEnd: 0,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const frame = recipe({
  base: {
    position: 'fixed',
    zIndex: aboveDialogs,
    insetBlockEnd: bottomInset,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: width,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    outline: 'none',
    // The palette opens above everything, including the panel.
    selectors: { '&[data-covered]': { zIndex: `calc(${vars.z.dialog} - 1)` } },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    placement: {
      docked: [
        docked,
        { '@media': { [media.wide]: { boxShadow: 'none' }, [`not all and ${media.wide}`]: { boxShadow: vars.shadow.dialog } } },
      ],
      floating: {
        insetInlineEnd: vars.space[5],
        marginBlockEnd: vars.space[5],
        blockSize: `min(640px, calc(100dvh - ${bottomInset} - 2 * ${vars.space[5]}))`,
        overflow: 'hidden',
        border: `${vars.line.hair} solid ${vars.color.line}`,
        borderRadius: vars.radius.dialog,
        boxShadow: vars.shadow.dialog,
      },
    },
  },
});

// The page makes room for the panel if enough width remains for its own layout.
globalStyle(`:root:has(.${docked})`, { '@media': { [media.wide]: { vars: { [endInsetName]: width } } } });
globalStyle(`:root:has(.${docked}) body`, { '@media': { [media.wide]: { paddingInlineEnd: width }, print: { paddingInlineEnd: 0 } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[2]} ${vars.space[5]}`,
});
export const name = style({ flex: 1, minInlineSize: 0 });

export const notice = style({ paddingInline: vars.space[5], paddingBlockEnd: vars.space[3] });

/** The boards scroll while their tabs stay in place. */
export const body = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });

export const inSheet = style({ paddingInline: vars.space[5], paddingBlockEnd: vars.space[3] });
// Keeps focused elements from being hidden behind the panel's footer.
globalStyle(`:has(> .${inSheet})`, { scrollPaddingBlockEnd: vars.space[10] });

/** The panel as the page of its own window. */
export const inWindow = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minInlineSize: 0,
  backgroundColor: vars.color.overlay,
  color: vars.color.text,
});

/** Shown in the corner of the page while the panel has its own window; the other corner belongs to customer service. */
export const windowNotice = style({
  position: 'fixed',
  zIndex: aboveDialogs,
  insetInlineStart: vars.space[5],
  insetBlockEnd: `calc(${bottomInset} + ${vars.space[5]})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: `calc(100vw - 2 * ${vars.space[5]})`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  backgroundColor: vars.color.overlay,
  color: vars.color.text,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});
