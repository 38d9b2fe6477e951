import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';
import { textStyle } from '@/ui/styles';

export const list = style({ blockSize: 'min(420px, 60dvh)', overflowY: 'auto', overscrollBehavior: 'contain' });
export const row = style({
  ...textStyle('dense'),
  position: 'relative',
  display: 'grid',
  // The price is as wide as needed: contracts have long names and small prices many digits. The change is as wide as its header.
  gridTemplateColumns: '24px minmax(0, 1fr) auto 104px',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingBlock: vars.space[1],
  minBlockSize: 32,
  '@media': { [media.tablet]: { gridTemplateColumns: '28px minmax(0, 1fr) 92px 104px 116px' } },
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[data-current]': { backgroundColor: vars.color.accentSoft },
  },
});
/** The name of a pair, and a tag if its trading state is unusual. */
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2], minInlineSize: 0 });
export const end = style({ textAlign: 'end' });
export const favourite = style({ position: 'relative', zIndex: 1 });
/** The sortable column headers above the list, as wide as the list without its scroll bar. */
export const head = style({ minBlockSize: 0, selectors: { '&:hover': { backgroundColor: 'transparent' } } });
/** Shown only in a wide list. */
export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
const start = style({ marginInlineStart: `calc(${vars.space[3]} * -1)` });
const atEnd = style([end, { marginInlineEnd: `calc(${vars.space[3]} * -1)` }]);
export const headed = { pair: start, last: atEnd, change: atEnd, turnover: style([atEnd, wideOnly]) } as const;
/** The kind of a contract, below its pair. */
export const kindLine = style({ ...textStyle('small'), display: 'block', color: vars.color.textFaint, whiteSpace: 'nowrap' });
/** Shown only if there is space; a countdown below a delivery date is self-explanatory. */
export const deliversIn = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } });
