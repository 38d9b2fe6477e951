import * as z from 'zod/mini';
import { assumed, decimal, instant, listOf, oneOf, pageQuery } from '../../endpoint';
import { lenient } from '../../lenient';
import { messageModule } from '../constants';

/** Details of a message by kind, transmitted as JSON text in `dataJson`. Source: specification, Message. */
export const MessageData = z.partial(
  z.object({
    alertType: z.int(),
    baseCurrency: z.string(),
    quoteCurrency: z.string(),
    alertValue: decimal(),
    currentPrice: decimal(),
    event: z.int(),
    changeType: z.int(),
    changeMove: decimal(),
    spotPrice: decimal(),
    marketPeriod: z.string(),
    instType: z.int(),
    contractCode: z.string(),
    tradeId: z.int(),
    cardId: z.int(),
    fundId: z.int(),
    launchId: z.int(),
    liveRoomId: z.int(),
    extras: z.partial(z.object({ traderUid: z.int() })),
  }),
);
export type MessageData = z.output<typeof MessageData>;

export const Message = z.object({
  id: z.int(),
  title: lenient(z.string(), ''),
  content: lenient(z.string(), ''),
  createdTime: lenient(instant(), null),
  read: lenient(z.boolean(), true),
  hasLink: lenient(z.boolean(), false),
  bizType: lenient(z.int(), 0),
  moduleCode: lenient(oneOf(messageModule), null),
  submoduleCode: lenient(z.int(), 0),
  jumpLink: lenient(z.string(), ''),
  supportCode: lenient(z.string(), ''),
  dataJson: assumed(lenient(z.string(), ''), 'a JSON string: the specification allows that it cannot be parsed'),
});
export type Message = z.output<typeof Message>;

export const MessageListRequest = z.object({
  moduleId: z.int(),
  submoduleId: assumed(z.optional(z.int()), 'absent if no sub-module is chosen'),
  ...pageQuery,
});

export const MessageList = listOf(Message);
export type MessageList = z.output<typeof MessageList>;

/** A module and the sub-modules its messages can be filtered by. */
export const MessageModule = z.object({
  code: z.int(),
  subModules: assumed(
    lenient(z.array(z.object({ code: z.int(), name: lenient(z.string(), '') })), []),
    'the name of the sub-module list and its fields are not shown',
  ),
});
export type MessageModule = z.output<typeof MessageModule>;
