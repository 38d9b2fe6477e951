import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';
import { body } from '../overlay.css';

export const place = recipe({
  variants: { side: { bottom: { alignItems: 'flex-end' }, start: { justifyContent: 'flex-start' }, end: { justifyContent: 'flex-end' } } },
});

export const panel = recipe({
  base: { inlineSize: '100%' },
  variants: {
    side: {
      bottom: {
        maxBlockSize: '88%',
        borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(100%)' } },
      },
      start: {
        maxInlineSize: `min(${vars.width.drawer}, 88vw)`,
        blockSize: '100%',
        selectors: {
          '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' },
          '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { transform: 'translateX(100%)' },
        },
      },
      end: {
        maxInlineSize: `min(${vars.width.drawer}, 88vw)`,
        blockSize: '100%',
        selectors: {
          '&[data-entering], &[data-exiting]': { transform: 'translateX(100%)' },
          '[dir="rtl"] &[data-entering], [dir="rtl"] &[data-exiting]': { transform: 'translateX(-100%)' },
        },
      },
    },
  },
});

export const content = recipe({ base: body, variants: { density: { none: { padding: 0 }, regular: {} } } });
