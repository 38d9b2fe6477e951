/** `npm run fixtures`: writes the generated files of `fixtures/`; what is checked in can be made again to the byte. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFixtures } from './generatedFixtures';
import { root } from './sources';

for (const [path, text] of Object.entries(generatedFixtures())) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
