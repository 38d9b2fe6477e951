import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Exits with an error message and a non-zero status. */
export function exitWithError(message: string, status = 1): never {
  console.error(message);
  process.exit(status);
}

/** Parses the command line; an unknown or malformed option exits with `usage`. */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string, status = 1) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, status);
  }
}

/** Parses a port number; undefined stays undefined, an invalid one exits. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number.parseInt(text, 10) : 0;
  return port >= 1 && port <= 65_535 ? port : exitWithError(`--port takes a number from 1 to 65535; got "${text}"`);
}

/** Runs `task`; if it throws, exits with the error's message only. */
export async function orExit<T>(task: () => T | Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error));
  }
}
