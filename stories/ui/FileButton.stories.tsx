import { Upload } from 'lucide-react';
import { useState } from 'react';
import { controlSizes } from '@/ui/Button/Button';
import { FileButton } from '@/ui/FileButton/FileButton';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/FileButton' };

const accepts = ['application/json'];

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
  <StatesSheet variants={controlSizes} states={{ ...pressStates, Pending: { props: { isPending: true, pendingLabel: 'Reading' } } }}>
    {(size, props) => (
      <FileButton accepts={accepts} size={size} onFile={() => {}} {...props}>
        Choose
      </FileButton>
    )}
  </StatesSheet>
);
