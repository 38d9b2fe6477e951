import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the process with a message for people, and with an exit status other than 0. */
export function refuse(message: string, status = 1): never {
  console.error(message);
  process.exit(status);
}

/** The command line's options; an unknown or malformed one ends the process with `usage`. */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string, status = 1) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, status);
  }
}

/** A port number written as text; undefined stays undefined, nonsense ends the process. */
export function readPort(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const port = /^\d{1,5}$/.test(given) ? Number.parseInt(given, 10) : 0;
  return port >= 1 && port <= 65_535 ? port : refuse(`--port takes a number from 1 to 65535; got "${given}"`);
}

/** Runs `task`; an error it throws ends the process with the error's message alone. */
export async function orRefuse<T>(task: () => T | Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
