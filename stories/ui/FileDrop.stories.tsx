import { useState } from 'react';
import { FileDrop } from '@/ui/FileDrop/FileDrop';
import type { FileDropProps } from '@/ui/FileDrop/FileDrop';
import { Stack } from '@/ui/Stack/Stack';
import { plainFieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/FileDrop' };

const problems = {
  type: 'This is not a picture. Choose a PNG or JPEG file.',
  size: 'This picture is larger than 5 MB. Choose a smaller one.',
};
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Crect width="48" height="48" fill="teal"/%3E%3Ccircle cx="24" cy="20" r="8" fill="white"/%3E%3C/svg%3E';

function Example({ start = null, problem, ...props }: Partial<FileDropProps> & { start?: FileDropProps['file']; problem?: string }) {
  const [file, setFile] = useState(start);
  const [error, setError] = useState(problem);
  return (
    <FileDrop
      label="Front of the document"
      hint="Drop the picture here, or"
      chooseLabel="Choose a file"
      limits="PNG or JPEG, up to 5 MB"
      accepts={['image/png', 'image/jpeg']}
      maxBytes={5_000_000}
      fileLabels={{ remove: 'Remove the file', progress: 'Uploading' }}
      onProblem={(found) => setError(problems[found])}
      {...props}
      file={file}
      errorMessage={error}
      onFile={({ name, size }) => {
        setError(undefined);
        setFile({ name, size: `${Math.ceil(size / 1000)} kB` });
      }}
      onRemove={() => {
        setError(undefined);
        setFile(null);
      }}
    />
  );
}

export const Zones = () => (
  <Stack width="reading" gap={7}>
    <Example />
    <Example label="Wrong type" problem={problems.type} />
    <Example label="Disabled" isDisabled />
  </Stack>
);

export const Files = () => (
  <Stack width="reading" gap={7}>
    <Example start={{ name: 'passport-front.png', size: '1.2 MB', preview: picture }} />
    <Example label="Without a preview" start={{ name: 'a-document-with-quite-a-long-name-of-60-characters-in-it.jpeg', size: '840 kB' }} />
    <Example label="Uploading" start={{ name: 'passport-back.png', size: '2 MB', preview: picture, percent: 62 }} />
    <Example
      label="Failed"
      start={{ name: 'passport-back.png', size: '2 MB' }}
      problem="The upload failed. Remove the file and try again."
    />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['empty', 'chosen'] as const} states={plainFieldStates}>
    {(variant, props) => (
      <Example label={variant} start={variant === 'chosen' ? { name: 'passport-front.png', size: '1.2 MB' } : null} {...props} />
    )}
  </StatesSheet>
);
