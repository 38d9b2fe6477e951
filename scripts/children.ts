import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { root } from './sources';

/** How long a child process may take to exit after SIGINT. */
const graceMs = 5000;

/** The running child processes. Each leads its own process group, so that its descendants end with it. */
const children = new Map<ChildProcess, Promise<number>>();

interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly stdio?: StdioOptions;
}

/** Runs a command and returns its exit status. It never outlives this process. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return children.get(spawnChild(command, args, options)) ?? 1;
}

/** Starts a server script, given by its path relative to the repository root; resolves once it responds at `address`, and rejects if it exits before. */
export async function startServer(script: string, args: readonly string[], address: string): Promise<() => Promise<void>> {
  const child = spawnChild(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isResponding(address))) {
    if (child.exitCode !== null) throw new Error(`${script} exited before it responded at ${address}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  return () => stopChild(child);
}

function spawnChild(command: string, args: readonly string[], { env = {}, stdio = 'inherit' }: RunOptions): ChildProcess {
  if (children.size === 0) installExitHandlers();
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
let hasExitHandlers = false;

/** Ends the child processes when this process exits, however it exits. */
function installExitHandlers(): void {
  if (hasExitHandlers) return;
  hasExitHandlers = true;
  for (const [signal, number] of Object.entries(signals))
    process.once(signal, () => void Promise.all(Array.from(children.keys(), stopChild)).then(() => process.exit(128 + number)));
  process.on('exit', () => children.forEach((_, child) => signalGroup(child, 'SIGINT')));
}

/** Ends a child process with SIGINT, so that it can end its own child processes, and by force after a timeout. */
async function stopChild(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGINT');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await children.get(child);
  clearTimeout(force);
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

const isResponding = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
