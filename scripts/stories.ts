/** `npm run stories:build`: builds the stories with Ladle, and fails if there is no output, which Ladle does not report. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError } from './args';
import { run } from './children';
import { root } from './sources';

const folder = join(root, 'dist', 'stories');
rmSync(folder, { recursive: true, force: true });
const status = await run('npx', ['ladle', 'build']);
if (status !== 0 || !existsSync(join(folder, 'index.html')))
  exitWithError('The stories were not built: Ladle left no dist/stories/index.html.');
