import { createStore, sample, type Unit } from 'effector';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { toastRequested } from '@/entities/toasts';
import { query } from '@/shared/api';
import { saveFileFx, type TextFile } from '@/shared/lib/saveFile';

interface DownloadOptions<E extends Endpoint, Asked> {
  readonly endpoint: E;
  readonly params: CallInput<E>;
  /** Requests the file and describes its content. Ignored while a download is in progress. */
  readonly asked: Unit<Asked>;
  readonly fileOf: (data: Data<E>, asked: Asked) => TextFile;
}

/** Saves a response of the exchange as a file; a toast reports a failure. */
export function createDownload<E extends Endpoint, Asked>({ endpoint, params, asked, fileOf }: DownloadOptions<E, Asked>): void {
  const $asked = createStore<{ readonly by: Asked } | null>(null, { serialize: 'ignore' }).on(asked, (current, by) => current ?? { by });
  const answers = query({ endpoint, $params: $asked.map((current) => current && params) });
  const arrived = sample({ clock: answers.done, source: $asked, fn: (current, { data }) => ({ current, data }) }).filterMap(
    ({ current, data }) => (current ? fileOf(data, current.by) : undefined),
  );
  sample({ clock: arrived, target: saveFileFx });
  sample({
    clock: answers.failed,
    fn: () => ({ tone: 'danger' as const, text: { key: 'devtools.downloadFailed' as const } }),
    target: toastRequested,
  });
  $asked.reset(arrived, answers.failed);
}
