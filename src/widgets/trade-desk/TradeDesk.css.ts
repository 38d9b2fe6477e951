import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { bottomEdge, phoneMargin, tableInsetName, textStyle } from '@/ui/styles';

const hairline = `${vars.line.hair} solid ${vars.color.line}`;
const headerHeight = 56;
/** Tables reach to the edges of their panel, their texts begin where the others in it do. */
const edgeToEdge = { vars: { [tableInsetName]: vars.space[4] } };
/** From this width on, in px, book and trades stand side by side. */
export const roomyWidth = 1680;
export const roomy = `(min-width: ${roomyWidth}px)`;

/** The names of what an arrangement sets: columns and areas of the grid, of a wide screen too, and rows. */
export const gridNames = {
  columns: '--desk-columns',
  areas: '--desk-areas',
  roomyColumns: '--desk-roomy-columns',
  roomyAreas: '--desk-roomy-areas',
  rows: '--desk-rows',
} as const;

/** Panels stand side by side with a hairline between them: the surface behind the gaps is the line. */
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
      blockSize: `max(640px, calc(100dvh - ${headerHeight}px - ${bottomEdge}))`,
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

/** The floating buttons of the shell stand beside the figures, not on them. */
const besideFloating = { paddingInlineEnd: vars.space[6] };

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    // What a chart stacks in itself stays below the edges between the panels.
    isolation: 'isolate',
    backgroundColor: vars.color.surface,
  },
  variants: {
    area: {
      bar: { '@media': { [media.tablet]: { gridArea: 'bar' } } },
      chart: { '@media': { [media.tablet]: { gridArea: 'chart' } } },
      book: { '@media': { [media.tablet]: { gridArea: 'book' } } },
      // On a tablet the trades are as high as what stands beside them; on a desktop as the row is.
      tape: {
        '@media': {
          [media.tablet]: { gridArea: 'tape', contain: 'size', minBlockSize: 240 },
          [media.desktop]: { contain: 'none', minBlockSize: 0 },
        },
      },
      // What has the focus is not hidden behind the button that stays at the lower edge.
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
  // Its line reaches from edge to edge.
  '@media': { [media.phone]: { marginInline: `calc(${vars.space[4]} - ${phoneMargin})`, paddingInline: phoneMargin } },
});
export const titleEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' });

/** A panel's content takes the height that is left. */
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

/** At least as high as a chart is on a phone. */
export const chartSkeleton = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[4],
  minBlockSize: 320,
  padding: vars.space[4],
});

export const tabSkeleton = style({ paddingInline: vars.space[4] });

/** The chart takes the height of the panel. */
export const depthPanel = style({
  display: 'grid',
  gridTemplate: 'minmax(min-content, 1fr) / minmax(0, 1fr)',
  flexGrow: 1,
  minBlockSize: 0,
  padding: vars.space[4],
  overflowY: 'auto',
});

/** The buttons at the lower edge of a phone, with their margins, in px. */
const actionsHeight = 72;
/** On a phone the panels are tabs, and the form opens from two buttons at the lower edge. */
export const phone = style({ ...edgeToEdge, display: 'flex', flexDirection: 'column', paddingBlockEnd: actionsHeight });
/** Form and account in their sheet: what the margin of their own lacks to that of the sheet's title. */
export const sheetBody = style({ paddingInline: vars.space[4], paddingBlockEnd: vars.space[4] });
// What takes the focus there does not stand behind the button at the lower edge.
globalStyle(`:has(> .${sheetBody})`, { scrollPaddingBlockEnd: actionsHeight });
/** Below the form and the account in their sheet. */
export const sheetEnd = style({ padding: vars.space[4] });
/** Panels keep a margin of their own, and what is missing to that of a page, in which the floating buttons stand. */
export const phonePanel = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 440,
  minInlineSize: 0,
  paddingInline: `calc(${phoneMargin} - ${vars.space[4]})`,
});
/** As high as the tabs of a phone. */
export const phoneTabs = style({ minBlockSize: vars.control.regular });
export const actions = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: bottomEdge,
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
/** In a line of its own above them. */
export const actionsNote = style({
  ...textStyle('small'),
  selectors: { '&&': { flexBasis: '100%' } },
  margin: 0,
  color: vars.color.textSoft,
  textAlign: 'center',
});
globalStyle(`${phone}:has(> ${actions} > ${actionsNote})`, { paddingBlockEnd: actionsHeight + 28 });
// What takes the focus does not stand behind them.
globalStyle(`:root:has(.${actions})`, { scrollPaddingBlockEnd: `calc(${bottomEdge} + ${actionsHeight}px)` });
