/** `npm run fixtures`: writes the generated files in `fixtures/`; the output is reproducible byte for byte. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFixtures } from './generatedFixtures';
import { root } from './sources';

for (const [path, text] of Object.entries(generatedFixtures())) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
