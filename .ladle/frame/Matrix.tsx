import { FrameGrid } from '@/devtools/FrameGrid';
import type { View } from '../view';
import { cellsOf, personaName } from './matrixCells';
import { grid } from './Matrix.css';
import { storyOf } from './stories';
import { choiceName } from './choices';

/** Heights of a frame in px: the area above the fold for a screen, less for a component. */
const heights = { screen: 900, component: 480 };

/** The live story in every combination of the chosen themes, languages, widths and personas, side by side. */
export function Matrix({ view, story }: { readonly view: View; readonly story: string }) {
  const height = storyOf(story)?.group.part === 'pages' ? heights.screen : heights.component;
  const cells = cellsOf(story, view, height, (axis, choice) => (axis === 'persona' ? personaName(choice) : choiceName(axis, choice)));
  return (
    <div className={grid}>
      <FrameGrid label="Matrix" cells={cells} />
    </div>
  );
}
