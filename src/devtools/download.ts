import { createStore, sample, type Unit } from 'effector';
import type { CallInput, Data, Endpoint } from '@/contract/endpoint';
import { toastRequested } from '@/entities/toasts';
import { query } from '@/shared/api';
import { saveFileFx, type TextFile } from '@/shared/lib/saveFile';

interface DownloadOptions<E extends Endpoint, Payload> {
  readonly endpoint: E;
  readonly params: CallInput<E>;
  /** Requests the file and describes its content. Ignored while a download is in progress. */
  readonly requested: Unit<Payload>;
  readonly fileOf: (data: Data<E>, payload: Payload) => TextFile;
}

/** Saves a response of the exchange as a file; a toast reports a failure. */
export function createDownload<E extends Endpoint, Payload>({ endpoint, params, requested, fileOf }: DownloadOptions<E, Payload>): void {
  const $request = createStore<{ readonly payload: Payload } | null>(null, { serialize: 'ignore' }).on(
    requested,
    (current, payload) => current ?? { payload },
  );
  const download = query({ endpoint, $params: $request.map((current) => current && params) });
  const fileReady = sample({ clock: download.done, source: $request, fn: (current, { data }) => ({ current, data }) }).filterMap(
    ({ current, data }) => (current ? fileOf(data, current.payload) : undefined),
  );
  sample({ clock: fileReady, target: saveFileFx });
  sample({
    clock: download.failed,
    fn: () => ({ tone: 'danger' as const, text: { key: 'devtools.downloadFailed' as const } }),
    target: toastRequested,
  });
  $request.reset(fileReady, download.failed);
}
