import { useUnit } from 'effector-react';
import { optionalCompanyFiles } from '@/contract/identity';
import { useFormat, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { FileDrop } from '@/ui/FileDrop/FileDrop';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { $templates } from './companyDetails';
import { $isCameraDenied, $openCamera, cameraOpened } from './camera';
import { $documents } from './documents';
import { $findingFor } from './findings';
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
  const { state, device, findingFor, limits, templates, openCamera, isDenied, onCamera, onFile, onProblem, onRemove } = useUnit({
    state: $documents,
    limits: $limits,
    device: $device,
    findingFor: $findingFor,
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
  const documentState = state.states.get(kind);
  const problem = state.problems.get(kind);
  const finding = findingFor(kind);
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
        onProblem={(fileProblem) => onProblem({ kind, problem: fileProblem })}
        onRemove={() => onRemove(kind)}
        file={
          documentState
            ? {
                name: documentState.name,
                size:
                  documentState.percent === undefined
                    ? t('verification.kilobytes', { size: kilobytes(documentState.bytes) })
                    : t('verification.uploaded', { percent: format.count(documentState.percent), size: kilobytes(documentState.bytes) }),
                preview: documentState.preview,
                percent: documentState.percent,
              }
            : null
        }
        fileLabels={{
          remove: t(documentState?.percent !== undefined ? 'verification.cancelUpload' : 'verification.removeFile', { document: label }),
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
