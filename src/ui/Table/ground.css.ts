import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** The background the table is on: sticky cells are painted with it, to cover what scrolls below them. */
export const groundColor = createVar();

const painted = (color: string) => ({ vars: { [groundColor]: color }, backgroundColor: color });

export const grounds = styleVariants({ canvas: painted(vars.color.canvas), surface: painted(vars.color.surface) });
