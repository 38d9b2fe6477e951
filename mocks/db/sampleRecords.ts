import * as z from 'zod/mini';
import { collection, createDb } from '.';

export const Letter = z.object({
  id: z.string(),
  owner: z.number(),
  moduleCode: z.number(),
  title: z.string(),
  read: z.boolean(),
  createdTime: z.number(),
  note: z.optional(z.nullable(z.string())),
  cells: z.array(z.object({ text: z.string(), marks: z.array(z.number()) })),
  extra: z.unknown(),
});
/** A record with every kind of field, for tests of the port. */
export type Letter = z.output<typeof Letter>;

export const Coin = z.object({ coinId: z.number(), name: z.string() });

/** An empty database of letters and coins. */
export const openSample = () =>
  createDb({
    letters: collection({ schema: Letter, key: 'id', indexes: ['owner', ['owner', 'moduleCode']] }),
    coins: collection({ schema: Coin, key: 'coinId' }),
  });

export const letter = (id: string, fields: Partial<Letter> = {}): Letter => ({
  id,
  owner: 1,
  moduleCode: 1,
  title: `letter ${id}`,
  read: false,
  createdTime: 0,
  cells: [],
  extra: null,
  ...fields,
});
