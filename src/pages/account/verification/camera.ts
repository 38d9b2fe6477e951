import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { userChanged } from '@/entities/session';
import { VerificationGate } from './model';
import type { DocumentKind } from './partUploader';
import { fileChosen } from './uploads';

/** Direction of a camera: front (`user`) or back (`environment`). */
export type Facing = 'user' | 'environment';
/** Why there is no picture: access is denied by user or site policy, there is no camera, or it fails to start. */
export type CameraProblem = 'denied' | 'missing' | 'busy';
/** Opens a camera of the device; the caller stops its tracks. Rejects with a `DOMException` whose name tells the cause. */
export type OpenCamera = (facing: Facing) => Promise<MediaStream>;

/** The browser's camera API; null if unsupported, which leaves the file picker and, if there is one, the device's camera app. */
export const $openCamera = createStore<OpenCamera | null>(
  typeof navigator !== 'undefined' && navigator.mediaDevices
    ? (facingMode) =>
        navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1080 } } })
    : null,
  { serialize: 'ignore' },
);

interface CameraRequest {
  readonly kind: DocumentKind;
  readonly facing: Facing;
}
/** An open camera: its stream once started, or why there is none. */
export interface Camera {
  readonly request: CameraRequest;
  readonly stream: MediaStream | null;
  readonly problem: CameraProblem | null;
}

export const cameraOpened = createEvent<CameraRequest>();
export const cameraClosed = createEvent();
/** The user confirmed a picture as the document. */
export const pictureTaken = createEvent<File>();

const openFx = attach({
  source: $openCamera,
  effect: (open, { facing }: CameraRequest) => (open ? open(facing) : Promise.reject(new DOMException('no camera', 'NotFoundError'))),
});
sample({ clock: cameraOpened, target: openFx });

/** The camera open for a document; null if none. */
export const $camera = createStore<Camera | null>(null, { serialize: 'ignore' })
  .on(cameraOpened, (_, request) => ({ request, stream: null, problem: null }))
  .on(openFx.done, (camera, { params, result }) => (camera?.request === params ? { ...camera, stream: result } : camera))
  .on(openFx.fail, (camera, { params, error }) => (camera?.request === params ? { ...camera, problem: problemOf(error) } : camera));
sample({
  clock: pictureTaken,
  source: $camera,
  filter: Boolean,
  fn: ({ request: { kind } }, file) => ({ kind, file }),
  target: [fileChosen, cameraClosed],
});
const cameraEnded = merge([cameraClosed, VerificationGate.close, sample({ clock: userChanged, fn: () => {} })]);
$camera.reset(cameraEnded);
/** Whether the page was denied camera access; the device's camera app is offered instead, if there is one. */
export const $isCameraDenied = createStore(false).on(openFx.failData, (_, error) => problemOf(error) === 'denied');

/** Running streams; a stream no longer shown is stopped, including one that starts too late. */
const $streams = createStore<readonly MediaStream[]>([], { serialize: 'ignore' }).on(openFx.doneData, (all, stream) => [...all, stream]);
const stopFx = createEffect((streams: readonly MediaStream[]) => {
  for (const track of streams.flatMap((stream) => stream.getTracks())) track.stop();
});
const unusedStreams = sample({
  clock: [cameraEnded, cameraOpened, openFx.doneData],
  source: { camera: $camera, streams: $streams },
  fn: ({ camera, streams }) => streams.filter((stream) => stream !== camera?.stream),
}).filter({ fn: ({ length }) => length > 0 });
sample({ clock: unusedStreams, target: stopFx });
$streams.on(stopFx, (all, stopped) => all.filter((stream) => !stopped.includes(stream)));

function problemOf({ name }: Error): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
