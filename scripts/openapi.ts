/** `npm run --silent openapi`: exports the contract as an OpenAPI 3.1 document, to stdout or a file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orExit, readArgs } from './args';
import { openApiOf } from './openapi/document';
import { root } from './sources';

const usage = `npm run --silent openapi -- [--out FILE]

  --out   the output file (standard output)`;

const { out } = readArgs({ out: { type: 'string' } }, usage);
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const text = `${JSON.stringify(await orExit(() => openApiOf({ version })), null, 2)}\n`;

if (out === undefined) process.stdout.write(text);
else
  await orExit(() => {
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, text);
  });
