/** Writes the linter's import rules from the list of directions: `npm run direction`. tests/structure fails while they are stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDirection } from './lintRules';
import { root } from './sources';

const file = join(root, '.oxlintrc.json');
writeFileSync(file, withDirection(readFileSync(file, 'utf8')));
