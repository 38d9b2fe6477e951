import * as z from 'zod/mini';
import { MessageData, type Message } from './schema/messages';

/** Parses `dataJson`; null unless it is a JSON object of the known shape (such a message shows no details and has no link). Source: specification, States, Message. */
export function messageData(message: Pick<Message, 'dataJson'>): MessageData | null {
  const result = z.safeParse(MessageData, parseJson(message.dataJson));
  return result.success ? result.data : null;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
