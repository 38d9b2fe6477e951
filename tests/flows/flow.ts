import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { call, type ApiError } from '@/shared/api';
import type { PersonaId } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';

/** The instant at which stories begin. */
export const storyStart = Date.UTC(2026, 2, 2, 9, 30);

const origin = 'http://127.0.0.1';

export interface StoryBeginning {
  readonly persona?: PersonaId;
  readonly scenario?: ScenarioName;
  readonly language?: string;
}

/** Opens an exchange for a story that is told through its calls only. */
export function openStory({ persona = 'trader', scenario = 'calm', language = 'en_US' }: StoryBeginning = {}) {
  let now = storyStart;
  const own = openInPage({ source: () => now, startedAt: storyStart, persona, scenario, seed: 'story' });
  const context = { origin, language, transport: own.transport };
  const steer = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => void (await call(endpoint, input, context));
  return {
    /** Makes a call and gives its data; rejects with an `ApiError` where it is refused. */
    ask: <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Data<E>> => call(endpoint, input, context),
    /** Makes a call that must be refused, and gives why. */
    refused: <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ApiError['failure']> =>
      call(endpoint, input, context).then(
        () => Promise.reject(new Error(`${endpoint.id} was not refused`)),
        ({ failure }: ApiError) => failure,
      ),
    /** Becomes somebody else on the same connection. */
    become: (next: PersonaId) => steer(control.persona, { body: { persona: next } }),
    /** Lets time pass. */
    later: (ms: number) => {
      now += ms;
    },
    now: () => now,
  };
}
