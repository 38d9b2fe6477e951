import * as z from 'zod/mini';
import { MessageData, type Message } from './schema/messages';

/** Reads `dataJson`; null where it is no JSON object of the known shape (such a message shows nothing and leads nowhere). Source: specification, States, Message. */
export function messageData(message: Pick<Message, 'dataJson'>): MessageData | null {
  const read = z.safeParse(MessageData, parsed(message.dataJson));
  return read.success ? read.data : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
