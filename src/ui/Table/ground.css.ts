import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tokens/vars.css';

/** What a table lies on: its sticky parts are painted in it, so that what scrolls below stays below. */
export const groundColor = createVar();

const painted = (color: string) => ({ vars: { [groundColor]: color }, backgroundColor: color });

export const grounds = styleVariants({ canvas: painted(vars.color.canvas), surface: painted(vars.color.surface) });
