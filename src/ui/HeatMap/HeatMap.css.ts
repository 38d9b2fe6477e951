import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { oneLine, textStyle } from '../styles';

export const map = style({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '2',
  minBlockSize: 240,
  maxBlockSize: 440,
  direction: 'ltr',
});

export const place = style({ position: 'absolute', padding: vars.line.hair });

/** Knows its own size, so that words appear only where they fit. */
export const tile = style({
  containerType: 'size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outlineOffset: -2, zIndex: 1 }, '&:hover': { filter: 'brightness(1.06)' } },
});

export const words = style({
  ...textStyle('small'),
  display: 'none',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInline: vars.space[2],
  textAlign: 'center',
  '@container': {
    '(min-width: 4rem) and (min-height: 2.5rem)': { display: 'flex' },
    '(min-width: 7.5rem) and (min-height: 5rem)': { ...textStyle('body') },
  },
});

export const name = style({ ...oneLine, fontWeight: vars.weight.semibold });
