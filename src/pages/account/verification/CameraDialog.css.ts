import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

/** The uncropped camera picture, mirrored for the front camera. */
export const picture = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    maxBlockSize: '60vh',
    objectFit: 'contain',
    marginBlockEnd: vars.space[4],
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.sunken,
  },
  variants: { facing: { user: { transform: 'scaleX(-1)' }, environment: {} } },
});
