import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tokens/vars.css';

/** What the camera sees: whole, and as in a mirror where it looks at its user. */
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
