import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { requestOf } from '@tests/support/exchange/actions';
import { serve } from '@tests/support/exchange/serve';
import { folderSavePoints } from './folderSavePoints';

const at = Date.UTC(2026, 0, 5, 8);

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'save-points-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('stores texts by name and leaves other files alone', () => {
  const directory = folder();
  const savePoints = folderSavePoints(join(directory, 'within'));
  savePoints.write('Ω one', 'first');
  savePoints.write('Ω one', 'second');
  writeFileSync(join(directory, 'within', '%E0%A4%A.json'), '');
  writeFileSync(join(directory, 'within', 'notes.txt'), '');
  expect(savePoints.names()).toEqual(['Ω one']);
  expect([savePoints.read('Ω one'), savePoints.read('two')]).toEqual(['second', undefined]);
  savePoints.remove('Ω one');
  expect(readdirSync(join(directory, 'within'))).toHaveLength(2);
});

test('a server lists the save points of its predecessor and reports unreadable ones', async () => {
  const directory = folder();
  const open = async () => {
    const origin = await serve({ source: () => at, startedAt: at, persona: 'trader', savePoints: folderSavePoints(directory) });
    return async (method: 'GET' | 'POST', path: string, body?: unknown) =>
      (await fetch(requestOf({ method, path: `/__exchange${path}`, ...(body === undefined ? {} : { body }) }, origin))).json();
  };
  const first = await open();
  await first('POST', '/saves', { name: 'good' });
  writeFileSync(join(directory, 'bad.json'), '{"format":"simulated-exchange","version":2');
  const second = await open();
  expect((await second('GET', '/saves')).data).toEqual([
    expect.objectContaining({ name: 'bad', problem: expect.stringContaining('not a saved simulation') }),
    expect.objectContaining({ name: 'good', problem: null, persona: 'trader' }),
  ]);
  expect(await second('POST', '/restore', { name: 'good' })).toMatchObject({ code: 200 });
  expect(await second('POST', '/restore', { name: 'bad' })).toMatchObject({ code: 400, msg: expect.stringContaining('body.name') });
});
