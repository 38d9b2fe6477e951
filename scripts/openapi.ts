/** `npm run --silent openapi`: the contract as an OpenAPI 3.1 document, on stdout or in a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orRefuse, readArgs } from './args';
import { openApiOf } from './openapi/document';
import { root } from './sources';

const usage = `npm run --silent openapi -- [--out FILE]

  --out   where the document is written (standard output)`;

const { out } = readArgs({ out: { type: 'string' } }, usage);
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const text = `${JSON.stringify(await orRefuse(() => openApiOf({ version })), null, 2)}\n`;

if (out === undefined) process.stdout.write(text);
else await orRefuse(() => writeFileSync(out, text));
