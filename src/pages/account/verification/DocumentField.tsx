import { useUnit } from 'effector-react';
import { optionalCompanyFiles } from '@/contract/identity';
import { useFormat, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { FileDrop } from '@/ui/FileDrop/FileDrop';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { $templates } from './company';
import { $isCameraDenied, $openCamera, cameraOpened } from './camera';
import { $documents } from './documents';
import { $findingAt } from './findings';
import type { DocumentKind } from './partUploader';
import { $limits } from './settings';
import { fileChosen, fileRefused, fileRemoved } from './uploads';

export interface DocumentFieldProps {
  readonly kind: DocumentKind;
}

const pictures = ['image/jpeg', 'image/png'] as const;
const documents = [...pictures, 'application/pdf'] as const;

/** Uploads one document from a file, by drag and drop or by camera, with preview, progress and, if available, a template. */
export function DocumentField({ kind }: DocumentFieldProps) {
  const t = useText('verification');
  const format = useFormat();
  const { state, device, findingAt, limits, templates, openCamera, isDenied, onCamera, onFile, onProblem, onRemove } = useUnit({
    state: $documents,
    limits: $limits,
    device: $device,
    findingAt: $findingAt,
    templates: $templates,
    openCamera: $openCamera,
    isDenied: $isCameraDenied,
    onCamera: cameraOpened,
    onFile: fileChosen,
    onProblem: fileRefused,
    onRemove: fileRemoved,
  });
  const isPhoto = kind === 'documentFront' || kind === 'documentBack' || kind === 'selfie';
  const facing = kind === 'selfie' ? 'user' : 'environment';
  const hasCamera = openCamera !== null && (!isDenied || device === 'desktop');
  const kilobytes = (bytes: number) => format.count(Math.ceil(bytes / 1000));
  const bounds = { size: format.count(Math.floor(limits.maxBytes / 1_000_000)), edge: format.count(limits.minEdge) };
  const known = state.states.get(kind);
  const problem = state.problems.get(kind);
  const finding = findingAt(kind);
  const template = templates.get(kind);
  const label = t(`verification.document_${kind}`);
  return (
    <Stack gap={2}>
      <FileDrop
        label={optionalCompanyFiles.includes(kind) ? t('verification.optional', { document: label }) : label}
        hint={t(isPhoto ? 'verification.dropPicture' : 'verification.dropDocument')}
        chooseLabel={t('verification.chooseFile')}
        limits={t(isPhoto ? 'verification.limitsPicture' : 'verification.limitsDocument', bounds)}
        accepts={isPhoto ? pictures : documents}
        maxBytes={limits.maxBytes}
        camera={
          hasCamera || device !== 'desktop'
            ? { label: t('verification.takePicture'), facing, onOpen: hasCamera ? () => onCamera({ kind, facing }) : undefined }
            : undefined
        }
        onFile={(file) => onFile({ kind, file })}
        onProblem={(found) => onProblem({ kind, problem: found })}
        onRemove={() => onRemove(kind)}
        file={
          known
            ? {
                name: known.name,
                size:
                  known.percent === undefined
                    ? t('verification.kilobytes', { size: kilobytes(known.bytes) })
                    : t('verification.uploaded', { percent: format.count(known.percent), size: kilobytes(known.bytes) }),
                preview: known.preview,
                percent: known.percent,
              }
            : null
        }
        fileLabels={{
          remove: t(known?.percent !== undefined ? 'verification.cancelUpload' : 'verification.removeFile', { document: label }),
          progress: t('verification.uploading', { document: label }),
        }}
        errorMessage={
          problem ? t(`verification.file_${problem}`, bounds) : finding ? t(`verification.finding_${finding.reason}`) : undefined
        }
      />
      {template?.content.startsWith('data:application/pdf;base64,') && (
        <Link href={template.content} download={template.name}>
          {t('verification.template', { document: label })}
        </Link>
      )}
    </Stack>
  );
}
