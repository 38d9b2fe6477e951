import { style } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';
import { oneLine, textStyle } from '../styles';

export const map = style({ position: 'relative', inlineSize: '100%', direction: 'ltr' });

export const place = style({ position: 'absolute', padding: vars.line.hair });

/** Size container, so that text appears only where it fits. */
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

/** The name needs one line, the name with the change two. */
const oneFits = '(min-width: 2.25rem) and (min-height: 1.125rem)';
const bothFit = '(min-width: 3.5rem) and (min-height: 2.25rem)';

export const words = style({
  ...textStyle('tag'),
  display: 'none',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
  textAlign: 'center',
  '@container': {
    [oneFits]: { display: 'flex' },
    [bothFit]: { ...textStyle('small'), paddingInline: vars.space[1] },
    '(min-width: 7.5rem) and (min-height: 5rem)': { ...textStyle('body') },
  },
});

export const figure = style({ display: 'none', '@container': { [bothFit]: { display: 'inline' } } });

export const name = style({ ...oneLine, fontWeight: vars.weight.semibold });
