import { style } from '@vanilla-extract/css';
import { media } from '@tokens/media';
import { vars } from '@tokens/vars.css';

/** The form or the code, and beside it requests, the latest payments and what to mind. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[7] } },
});

/** Framed from tablets on, where the form does not fill the page. */
export const panel = style({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: {
      padding: vars.space[7],
      border: `${vars.line.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
  },
});

/** Below the tabs. */
export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], paddingBlockStart: vars.space[6] });

/** Who was found for what was typed. */
export const payee = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

/** The code, and beside it what it says. */
export const codeAndText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } },
});
export const code = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[4] });
export const texts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0, inlineSize: '100%' });

/** A coin and its amount side by side, where there is room. */
export const coinAndAmount = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** A request: who asks for what, and the two answers to it. */
export const request = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[5]}`,
});
export const requestText = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const requestAnswers = style({ gridColumn: '2 / -1', display: 'flex', gap: vars.space[4] });
export const paymentsRoom = style({ minBlockSize: 5 * 56 });
