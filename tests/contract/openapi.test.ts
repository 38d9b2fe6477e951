import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, onTestFinished, test } from 'vitest';
import { code } from '@/contract/codes';
import { openApiOf, type OpenApi } from '../../scripts/openapi/document';
import { root } from '../../scripts/sources';
import { historyStart } from '@tests/support/exchange/actions';
import { allCalls } from '@tests/support/exchange/calls';
import { serve } from '@tests/support/exchange/serve';
import { httpClient } from '@tests/support/exchange/httpClient';
import { specified } from './specified';

const document = await openApiOf({ version: '0.0.0' });

/** Validates responses against the document alone; returns the errors of one, or an empty string. */
function createValidator({ paths, components }: OpenApi) {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'exchange', paths, components });
  return (path: string, method: string, answer: unknown): string => {
    const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'];
    const encodedPointer = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`exchange#/${encodedPointer}`) ?? expect.fail(`the document has no ${method} ${path}`);
    return validate(answer) ? '' : ajv.errorsText(validate.errors);
  };
}

/** The path as the document writes it: its parameters may have other names. */
const pathOf = (path: string): string => {
  const shape = (text: string): string => text.replaceAll(/:\w+|\{\w+\}/g, ':');
  return Object.keys(document.paths).find((each) => shape(each) === shape(path)) ?? expect.fail(`the document lacks ${path}`);
};

const lowerCase = (method: string): string => method.toLowerCase();

test('every call of the contract has its own operation', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(allCalls.map(({ id }) => id).toSorted());
  expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#\/components\/)/);
});

test('the document contains access, codes, signatures and assumptions', () => {
  const operation = (id: string) => {
    const { path, method } = allCalls.find((each) => each.id === id) ?? expect.fail(`no call ${id}`);
    return document.paths[pathOf(path)]?.[lowerCase(method)];
  };
  expect(operation('capital.submitTransfer')).toMatchObject({
    'x-access': 'user',
    'x-changes': true,
    'x-codes': expect.arrayContaining([expect.objectContaining({ code: code.transferAccepted.code })]),
    security: [
      { session: [], change: [] },
      { token: [], change: [] },
    ],
    parameters: expect.arrayContaining([{ $ref: '#/components/parameters/IdempotencyKey' }]),
  });
  expect(operation('user.saveSpotFavourite')).toMatchObject({ requestBody: { content: { 'multipart/form-data': {} } } });
  expect(operation('market.tickers')).toMatchObject({ 'x-access': 'public', 'x-changes': false, security: [] });
  const all = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(
    all
      .filter((each) => each['x-signed'] === true)
      .map((each) => each.operationId)
      .toSorted(),
  ).toEqual(
    allCalls
      .filter(({ signed }) => signed === true)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(all.filter((each) => each['x-assumed'] !== undefined)).toHaveLength(
    allCalls.filter(({ assumed }) => assumed !== undefined).length,
  );
  expect(document.components.schemas.Message).toMatchObject({
    properties: {
      dataJson: { type: 'string', 'x-assumed': expect.stringContaining('JSON') },
      moduleCode: { enum: expect.arrayContaining([20, 21]) },
    },
  });
});

test('an independent linter finds no problems in the document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const output = execFileSync(join(root, 'node_modules/.bin/redocly'), ['lint', file, '--format=json', '--max-problems=1000'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { problems }: { problems: { ruleId: string; message: string }[] } = JSON.parse(output.slice(output.indexOf('{')));
  // Some paths of the specification differ only by their methods.
  const isSpecified = (path: string) => specified.includes(` ${path.replaceAll(/\{(\w+)\}/g, ':$1')} `);
  const relevant = problems.filter(
    ({ ruleId, message }) =>
      ruleId !== 'no-ambiguous-paths' || !Array.from(message.matchAll(/`([^`]+)`/g), ([, path = '']) => path).every(isSpecified),
  );
  expect(relevant.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

describe('the responses of the standalone server', () => {
  const openClient = async () => httpClient(await serve({ source: () => historyStart, startedAt: historyStart, seed: 'examples' }));
  const isSuccess = (body: unknown): boolean =>
    typeof body === 'object' && body !== null && Reflect.get(body, 'code') === code.success.code;

  test('to calls through every domain match the document, by an independent validator', async () => {
    const validate = createValidator(document);
    const client = await openClient();
    const found: string[] = [];
    for (const endpoint of allCalls) {
      const { id, path, method } = endpoint;
      const inSequence = await client(endpoint).catch(() => null);
      // A call that an earlier one made impossible is repeated in a fresh exchange.
      const response = inSequence && isSuccess(inSequence.body) ? inSequence : await (await openClient())(endpoint);
      const problem = response.status === 500 ? 'failed' : validate(pathOf(path), lowerCase(method), response.body);
      if (problem !== '' || !isSuccess(response.body))
        found.push(`${id} ${response.status} ${problem} ${JSON.stringify(response.body).slice(0, 120)}`);
    }
    expect(found, 'each needs an example that succeeds, in tests/support/exchange/examples').toEqual([]);
  }, 300_000);

  test('are rejected if a field is added, missing or of another type', () => {
    const validate = createValidator(document);
    const unread = (data: unknown) => validate('/hk-web/v2/inmail/message/unReadCount', 'get', { code: 200, msg: '', data });
    expect(unread({ countTotal: 3 })).toBe('');
    expect(unread({ countTotal: 3, more: 1 })).toContain('additional');
    expect(unread({})).toContain('countTotal');
    expect(unread({ countTotal: '3' })).toContain('integer');
  });
});
