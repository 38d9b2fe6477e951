import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '@/ui/FileButton/FileButton';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/FileButton' };

const accepts = ['application/json'];
const nothing = () => {};

export const Chooses = () => {
  const [name, setName] = useState('No file chosen');
  return (
    <Inline>
      <FileButton accepts={accepts} icon={Upload} onFile={(file) => setName(file.name)}>
        Import from file
      </FileButton>
      <Text tone="soft">{name}</Text>
    </Inline>
  );
};

export const States = () => (
  <Inline>
    <FileButton accepts={accepts} size="compact" onFile={nothing}>
      Compact
    </FileButton>
    <FileButton accepts={accepts} size="touch" tone="accent" onFile={nothing}>
      Touch
    </FileButton>
    <FileButton accepts={accepts} isDisabled onFile={nothing}>
      Disabled
    </FileButton>
    <FileButton accepts={accepts} isPending pendingLabel="Reading" onFile={nothing}>
      Pending
    </FileButton>
  </Inline>
);
