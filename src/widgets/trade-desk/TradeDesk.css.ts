import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { bottomInset, phoneMargin, tableInsetName, textStyle } from '@/ui/styles';

const hairline = `${vars.line.hair} solid ${vars.color.line}`;
const headerHeight = 56;
/** Tables extend to the edges of their panel, with their text aligned to the rest of its content. */
const edgeToEdge = { vars: { [tableInsetName]: vars.space[4] } };
/** The minimum width in px at which book and trades are side by side. */
export const roomyWidth = 1680;
export const roomy = `(min-width: ${roomyWidth}px)`;

/** The custom properties set by an arrangement: grid columns and areas, also for wide screens, and rows. */
export const gridNames = {
  columns: '--desk-columns',
  areas: '--desk-areas',
  roomyColumns: '--desk-roomy-columns',
  roomyAreas: '--desk-roomy-areas',
  rows: '--desk-rows',
} as const;

/** Panels side by side with a hairline in between: the background shows through the gaps as the line. */
export const desk = style({
  ...edgeToEdge,
  position: 'relative',
  display: 'grid',
  gap: 1,
  minInlineSize: 0,
  backgroundColor: vars.color.line,
  borderBlockEnd: hairline,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 320px)',
      gridTemplateAreas: '"bar bar" "chart chart" "book form" "tape form" "tape account" "tabs tabs"',
      gridTemplateRows: 'auto 420px 420px auto auto minmax(280px, auto)',
    },
    [media.desktop]: {
      blockSize: `max(640px, calc(100dvh - ${headerHeight}px - ${bottomInset}))`,
      gridTemplateRows: `var(${gridNames.rows})`,
      gridTemplateColumns: `var(${gridNames.columns})`,
      gridTemplateAreas: `var(${gridNames.areas})`,
    },
    [roomy]: {
      gridTemplateColumns: `var(${gridNames.roomyColumns})`,
      gridTemplateAreas: `var(${gridNames.roomyAreas})`,
    },
  },
});

/** Keeps the shell's floating buttons beside the values, not on top of them. */
const besideFloating = { paddingInlineEnd: vars.space[6] };

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    // Keeps the stacking order within a chart below the separators of the panels.
    isolation: 'isolate',
    backgroundColor: vars.color.surface,
    // The arrangement alone determines the sizes, so that a change inside a panel does not lay out the others.
    '@media': { [media.desktop]: { contain: 'size layout' } },
  },
  variants: {
    area: {
      bar: { '@media': { [media.tablet]: { gridArea: 'bar' } } },
      chart: { '@media': { [media.tablet]: { gridArea: 'chart' } } },
      book: { '@media': { [media.tablet]: { gridArea: 'book' } } },
      // On a tablet the trades are as tall as the adjacent panels, on a desktop as tall as the row.
      tape: {
        '@media': {
          [media.tablet]: { gridArea: 'tape', contain: 'size layout', minBlockSize: 240 },
          [media.desktop]: { minBlockSize: 0 },
        },
      },
      // Keeps a focused field from being hidden behind the sticky button at the lower edge.
      form: {
        overflowY: 'auto',
        scrollPaddingBlockEnd: 192,
        '@media': { [media.tablet]: { gridArea: 'form', ...besideFloating }, [media.desktop]: { paddingInlineEnd: 0 } },
      },
      account: {
        overflowY: 'auto',
        '@media': {
          [media.tablet]: { gridArea: 'account', ...besideFloating },
        },
      },
      tabs: { '@media': { [media.tablet]: { gridArea: 'tabs' } } },
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 32,
  paddingInline: vars.space[4],
  borderBlockEnd: hairline,
  // The border extends from edge to edge.
  '@media': { [media.phone]: { marginInline: `calc(${vars.space[4]} - ${phoneMargin})`, paddingInline: phoneMargin } },
});
export const titleEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' });

/** A panel's content fills the remaining height. */
export const fill = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0 });

/** Long lists scroll inside their panel. */
export const tabBody = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  '@media': {
    [media.phone]: { paddingInline: phoneMargin },
    [media.tablet]: { ...besideFloating },
    [media.desktop]: { paddingInlineEnd: vars.space[4] },
  },
});

/** At least as tall as a chart on a phone. */
export const chartSkeleton = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[4],
  minBlockSize: 320,
  padding: vars.space[4],
});

export const tabSkeleton = style({ paddingInline: vars.space[4] });

/** The chart fills the height of the panel. */
export const depthPanel = style({
  display: 'grid',
  gridTemplate: 'minmax(min-content, 1fr) / minmax(0, 1fr)',
  flexGrow: 1,
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: 'auto',
});

/** The height in px of the buttons at the lower edge of a phone, including margins. */
const actionsHeight = 72;
/** On a phone the panels are tabs, and two buttons at the lower edge open the form. */
export const phone = style({ ...edgeToEdge, display: 'flex', flexDirection: 'column', paddingBlockEnd: actionsHeight });
/** Form and account in their sheet: adds the difference between their own margin and that of the sheet's title. */
export const sheetBody = style({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[4] });
// Keeps a focused field there from being hidden behind the button at the lower edge.
globalStyle(`:has(> .${sheetBody})`, { scrollPaddingBlockEnd: actionsHeight });
/** Below the form and the account in their sheet. */
export const sheetEnd = style({ padding: vars.space[4] });
/** Adds the difference between a panel's own margin and the page margin, which contains the floating buttons. */
export const phonePanel = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 440,
  minInlineSize: 0,
  paddingInline: `calc(${phoneMargin} - ${vars.space[4]})`,
});
/** As tall as the tabs on a phone. */
export const phoneTabs = style({ minBlockSize: vars.control.regular });
export const actions = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: bottomInset,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: hairline,
  backgroundColor: vars.color.surface,
});
globalStyle(`${actions} > *`, { flex: '1 1 0', minInlineSize: 0 });
/** On a separate line above the buttons. */
export const actionsNote = style({
  ...textStyle('small'),
  selectors: { '&&': { flexBasis: '100%' } },
  margin: 0,
  color: vars.color.textSoft,
  textAlign: 'center',
});
globalStyle(`${phone}:has(> ${actions} > ${actionsNote})`, { paddingBlockEnd: actionsHeight + 28 });
// Keeps a focused element from being hidden behind the buttons.
globalStyle(`:root:has(.${actions})`, { scrollPaddingBlockEnd: `calc(${bottomInset} + ${actionsHeight}px)` });
