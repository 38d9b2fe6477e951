import type { LogEntry, SimulationStatus } from '@mocks/control';
import { mockServerOrigin } from '../mockServerOrigin';
import { headersOf } from './headersOf';

/** The curl command that repeats a call: at the backend that answered it, else at a standalone exchange like this one, with the command that starts it. */
export function curlOf(entry: LogEntry, { seed, scenario, startedAt }: Pick<SimulationStatus, 'seed' | 'scenario' | 'startedAt'>): string {
  const { method, path, query, body, persona, backend } = entry;
  const options = [
    `--seed ${quoted(seed)}`,
    `--scenario ${scenario}`,
    `--clock ${new Date(startedAt).toISOString()}`,
    ...(persona === null ? [] : [`--persona ${persona}`]),
  ].join(' ');
  const parts = [
    `curl -X ${method} ${quoted(`${backend?.origin ?? mockServerOrigin}${path}${query}`)}`,
    ...headersOf(entry).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  const serverCommand = backend === null ? `# npm run mock -- ${options}\n` : '';
  return `${serverCommand}${parts.join(' \\\n  ')}\n`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
