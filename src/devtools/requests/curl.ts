import type { LogEntry, SimulationStatus } from '@mocks/control';
import { headersOf } from './sent';

/** Where `npm run mock` listens unless it is told otherwise. */
const standalone = 'http://127.0.0.1:4180';

/** The commands that make a call again at a standalone exchange: the first serves one like this, the second asks it. */
export function curlOf(entry: LogEntry, { seed, scenario, startedAt }: Pick<SimulationStatus, 'seed' | 'scenario' | 'startedAt'>): string {
  const { method, path, query, body, persona } = entry;
  const options = [
    `--seed ${quoted(seed)}`,
    `--scenario ${scenario}`,
    `--clock ${new Date(startedAt).toISOString()}`,
    ...(persona === null ? [] : [`--persona ${persona}`]),
  ].join(' ');
  const parts = [
    `curl -X ${method} ${quoted(`${standalone}${path}${query}`)}`,
    ...headersOf(entry).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return `# npm run mock -- ${options}\n${parts.join(' \\\n  ')}\n`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
