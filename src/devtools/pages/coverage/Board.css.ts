import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The search takes what the switch leaves. */
export const filters = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 480px) max-content' } },
});

/** What a row is about, in lines that wrap. */
export const about = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
