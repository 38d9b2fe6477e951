import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : expect.fail('no port');
}

const isServing = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

/** A script that starts a server, directly and through a shell, then prints a line periodically. */
async function startScript(): Promise<{ script: ChildProcess; ports: readonly number[]; ended: Promise<unknown> }> {
  const ports = [await freePort(), await freePort()];
  const [direct, nested] = ports;
  const folder = mkdtempSync(join(tmpdir(), 'children-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = join(folder, 'server.cjs');
  writeFileSync(server, "require('node:http').createServer((_, answer) => answer.end()).listen(process.argv[2], '127.0.0.1');");
  const code = `
    const { run, startServer } = await import('./scripts/children.ts');
    void run('sh', ['-c', 'node ${server} ${nested}; true'], { stdio: 'ignore' });
    await startServer('${server}', ['${direct}'], 'http://127.0.0.1:${direct}');
    setInterval(() => console.log('still here'), 50);
  `;
  const script = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void script.kill('SIGKILL'));
  const ended = new Promise((done) => script.on('exit', done));
  await vi.waitFor(async () => expect(await Promise.all(ports.map(isServing))).toEqual([true, true]), { timeout: 40_000, interval: 200 });
  return { script, ports, ended };
}

test.each([
  ['SIGTERM', (script: ChildProcess) => script.kill('SIGTERM')],
  ['Ctrl-C', (script: ChildProcess) => script.kill('SIGINT')],
  ['the pipe it writes to being closed', (script: ChildProcess) => script.stdout?.destroy()],
])(
  'no server outlives a script that ends by %s',
  async (_, end) => {
    const { script, ports, ended } = await startScript();
    end(script);
    await ended;
    await vi.waitFor(async () => expect(await Promise.all(ports.map(isServing))).toEqual([false, false]), {
      timeout: 10_000,
      interval: 100,
    });
  },
  60_000,
);
