import { CircleAlert, FileText, Trash2, Upload } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { Button } from '../Button/Button';
import { error, label as labelStyle, field } from '../Field/Field.css';
import { FileButton } from '../FileButton/FileButton';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import {
  actions,
  bar,
  file as fileStyle,
  limits as limitsStyle,
  moving,
  name,
  preview as previewStyle,
  size,
  track,
  words,
  zone,
} from './FileDrop.css';
import { fileProblem } from './files';
import type { FileProblem } from './files';

export interface DroppedFile {
  name: string;
  /** "1.2 MB"; while uploading, the progress: "62% of 1.2 MB". */
  size: string;
  /** Address of a preview picture. */
  preview?: string;
  /** Upload progress from 0 to 100; null if unknown. */
  percent?: number | null;
}

export interface FileDropProps {
  label: string;
  /** The instruction: "Drop the front of your document here, or". */
  hint: string;
  /** Text of the button that opens the file picker. */
  chooseLabel: string;
  /** The limits in words: "PNG or JPEG, up to 5 MB". */
  limits: string;
  /** Media types: `image/png`, `image/*`. */
  accepts: readonly string[];
  maxBytes: number;
  /** Called with an accepted file. */
  onFile: (file: File) => void;
  /** Called with the reason a file was rejected; the caller shows it as `errorMessage`. */
  onProblem: (problem: FileProblem) => void;
  /** The accepted file; it replaces the zone. */
  file: DroppedFile | null;
  /** Accessible names of the remove button and the progress bar. */
  fileLabels: { readonly remove: string; readonly progress: string };
  onRemove: () => void;
  errorMessage?: string;
  isDisabled?: boolean;
  /** Offers to take a photo: the text of the button, and which way the camera faces. `onOpen` opens an in-page camera; without it the device's camera app is used. */
  camera?: { readonly label: string; readonly facing: 'user' | 'environment'; readonly onOpen?: () => void };
}

/** Takes one file by drag and drop, by paste or from the file picker, checks its type and size, and shows it. */
export function FileDrop({ label, errorMessage, file, fileLabels, onRemove, onFile, ...zoneProps }: FileDropProps) {
  const id = useId();
  const hasFile = file !== null;
  const control = useRef<HTMLButtonElement>(null);
  /** Whether the user has chosen or removed a file, whose controls are about to be replaced. */
  const isChanging = useRef(false);
  // The replaced control loses the focus to the page.
  useLayoutEffect(() => {
    if (isChanging.current && document.activeElement === document.body) control.current?.focus();
    isChanging.current = false;
  }, [hasFile]);
  const choose = (chosen: File) => {
    isChanging.current = true;
    onFile(chosen);
  };
  const remove = () => {
    isChanging.current = true;
    onRemove();
  };
  const isInvalid = Boolean(errorMessage) || undefined;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
      className={field({ width: 'full' })}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      {file ? (
        <div className={fileStyle} data-invalid={isInvalid}>
          {file.preview ? (
            <img src={file.preview} alt="" className={previewStyle} />
          ) : (
            <span className={previewStyle}>
              <Icon icon={FileText} size="large" />
            </span>
          )}
          <span className={words}>
            <span className={name}>{file.name}</span>
            {file.percent !== undefined && (
              <span
                role="progressbar"
                aria-label={fileLabels.progress}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={file.percent ?? undefined}
                className={track}
              >
                {file.percent === null ? <span className={moving} /> : <span className={bar} style={{ inlineSize: `${file.percent}%` }} />}
              </span>
            )}
            <span className={size}>{file.size}</span>
          </span>
          <IconButton ref={control} icon={Trash2} label={fileLabels.remove} onPress={remove} />
        </div>
      ) : (
        <Zone {...zoneProps} chooseRef={control} label={label} isInvalid={isInvalid} onFile={choose} />
      )}
      <span id={`${id}-error`} role="status" className={error}>
        {errorMessage && (
          <>
            <Icon icon={CircleAlert} />
            {errorMessage}
          </>
        )}
      </span>
    </div>
  );
}

type ZoneProps = Omit<FileDropProps, 'errorMessage' | 'file' | 'fileLabels' | 'onRemove'> & {
  chooseRef: Ref<HTMLButtonElement>;
  isInvalid: true | undefined;
};

/** The drop zone, with the button that opens the file picker. */
function Zone({
  chooseRef,
  label,
  hint,
  chooseLabel,
  limits,
  accepts,
  maxBytes,
  onFile,
  onProblem,
  isDisabled,
  isInvalid,
  camera,
}: ZoneProps) {
  const acceptFile = (file: File) => {
    const problem = fileProblem(file, accepts, maxBytes);
    if (problem) onProblem(problem);
    else onFile(file);
  };
  return (
    <DropZone
      aria-label={label}
      isDisabled={isDisabled}
      data-invalid={isInvalid}
      onDrop={async ({ items }) => {
        for (const item of items) if (item.kind === 'file') return acceptFile(await item.getFile());
      }}
      className={zone}
    >
      <Icon icon={Upload} size="large" tone={isDisabled ? 'inherit' : 'faint'} />
      <span>{hint}</span>
      <span className={actions}>
        {camera?.onOpen && (
          <Button onPress={camera.onOpen} size="compact" isDisabled={isDisabled}>
            {camera.label}
          </Button>
        )}
        {camera && !camera.onOpen && (
          <FileButton accepts={['image/*']} camera={camera.facing} onFile={acceptFile} size="compact" isDisabled={isDisabled}>
            {camera.label}
          </FileButton>
        )}
        <FileButton ref={chooseRef} accepts={accepts} onFile={acceptFile} size="compact" isDisabled={isDisabled}>
          {chooseLabel}
        </FileButton>
      </span>
      <span className={limitsStyle}>{limits}</span>
    </DropZone>
  );
}
