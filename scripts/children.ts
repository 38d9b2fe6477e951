import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { root } from './sources';

/** How long a child may take to end in an orderly way. */
const graceMs = 5000;

/** The children that run. Each leads a process group of its own, so that what it has started ends with it. */
const children = new Map<ChildProcess, Promise<number>>();

interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly stdio?: StdioOptions;
}

/** Runs a command to its end and gives its exit status. It never outlives this process. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return children.get(started(command, args, options)) ?? 1;
}

/** Starts a script of this folder that serves until it is stopped; resolves once it answers at `address`, and rejects where it ends before. */
export async function startServer(script: string, args: readonly string[], address: string): Promise<() => Promise<void>> {
  const child = started(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isAnswering(address))) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it answered at ${address}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  return () => stopped(child);
}

function started(command: string, args: readonly string[], { env = {}, stdio = 'inherit' }: RunOptions): ChildProcess {
  if (children.size === 0) watch();
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env }, detached: true });
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status) => resolve(status ?? 1));
  });
  children.set(child, ended);
  void ended.then(() => children.delete(child));
  return child;
}

const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
let isWatching = false;

/** Sees to it that the children end with this process, however it ends. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const [signal, number] of Object.entries(signals))
    process.once(signal, () => void Promise.all(Array.from(children.keys(), stopped)).then(() => process.exit(128 + number)));
  process.on('exit', () => children.forEach((_, child) => signalled(child, 'SIGINT')));
}

/** Ends a child as Ctrl-C does, which lets it end its own; after a while by force. */
async function stopped(child: ChildProcess): Promise<void> {
  signalled(child, 'SIGINT');
  const force = setTimeout(() => signalled(child, 'SIGKILL'), graceMs);
  await children.get(child);
  clearTimeout(force);
}

function signalled({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

const isAnswering = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
