import type { service } from '@/contract/service';
import type { Examples } from './example';

export const serviceExamples: Examples<typeof service> = {
  sendMessage: { input: { body: { text: 'My deposit has not arrived', topic: 'deposit' } } },
};
