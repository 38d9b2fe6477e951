import type { inmail } from '@/contract/inmail';
import { readRange } from '@/contract/inmail';
import type { Examples } from './example';

export const inmailExamples: Examples<typeof inmail> = {
  messageList: { input: { body: { moduleId: 0, pageNum: 1, pageSize: 10 } } },
  messageStatus: { input: { body: { rangeType: readRange.all } } },
};
