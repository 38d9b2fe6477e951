import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** The background the table is on: sticky cells are painted with it, to cover content that scrolls beneath them. */
export const surfaceColor = createVar();

const painted = (color: string) => ({ vars: { [surfaceColor]: color }, backgroundColor: color });

export const surfaces = styleVariants({ canvas: painted(vars.color.canvas), surface: painted(vars.color.surface) });
