import { useUnit } from 'effector-react';
import { optionalCompanyFiles } from '@/contract/identity';
import { useFormat, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { FileDrop } from '@/ui/FileDrop/FileDrop';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { $templates } from './company';
import { $papers, fileChosen, fileRefused, fileRemoved, type PaperKind } from './files';

export interface PaperFieldProps {
  readonly paper: PaperKind;
}

/** Pictures larger than the exchange takes are made smaller before they leave; beyond this they are no photos of a document. In bytes. */
const largest = 20_000_000;
const pictures = ['image/jpeg', 'image/png'] as const;
const papers = [...pictures, 'application/pdf'] as const;

/** One paper: chosen, dropped or photographed, with its preview and how far it is; a template where the exchange offers one. */
export function PaperField({ paper }: PaperFieldProps) {
  const t = useText('verification');
  const format = useFormat();
  const { state, device, templates, onFile, onProblem, onRemove } = useUnit({
    state: $papers,
    device: $device,
    templates: $templates,
    onFile: fileChosen,
    onProblem: fileRefused,
    onRemove: fileRemoved,
  });
  const isPhoto = paper === 'documentFront' || paper === 'documentBack' || paper === 'selfie';
  const known = state.states.get(paper);
  const problem = state.problems.get(paper);
  const template = templates.get(paper);
  const label = t(`verification.paper_${paper}`);
  return (
    <Stack gap={2}>
      <FileDrop
        label={optionalCompanyFiles.includes(paper) ? t('verification.optional', { paper: label }) : label}
        hint={t(isPhoto ? 'verification.dropPicture' : 'verification.dropPaper')}
        chooseLabel={t('verification.chooseFile')}
        limits={t(isPhoto ? 'verification.limitsPicture' : 'verification.limitsPaper')}
        accepts={isPhoto ? pictures : papers}
        maxBytes={largest}
        camera={
          device === 'desktop' ? undefined : { label: t('verification.takePicture'), facing: paper === 'selfie' ? 'user' : 'environment' }
        }
        onFile={(file) => onFile({ paper, file })}
        onProblem={(found) => onProblem({ paper, problem: found })}
        onRemove={() => onRemove(paper)}
        file={
          known
            ? {
                name: known.name,
                size: t('verification.kilobytes', { size: format.count(Math.ceil(known.bytes / 1000)) }),
                preview: known.preview,
                ...(known.isSending && { percent: null }),
              }
            : null
        }
        fileLabels={{
          remove: t(known?.isSending ? 'verification.cancelUpload' : 'verification.removeFile', { paper: label }),
          progress: t('verification.uploading', { paper: label }),
        }}
        errorMessage={problem && t(`verification.file_${problem}`)}
      />
      {template?.content.startsWith('data:application/pdf;base64,') && (
        <Link href={template.content} download={template.name}>
          {t('verification.template', { paper: label })}
        </Link>
      )}
    </Stack>
  );
}
