import { useUnit } from 'effector-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { faceCheckEnd } from './faceCheckModel';

/** On the verification screen: stands in for the form of the face check provider, with its possible outcomes. */
export function FaceCheckProvider() {
  const t = useText('devtools');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { isPending, onEnd } = useUnit({ isPending: faceCheckEnd.$isPending, onEnd: faceCheckEnd.submitted });
  if (!hash.startsWith('#face-check=')) return null;
  const end = (outcome: 'passed' | 'failed' | 'left') => {
    onEnd(outcome);
    void navigate(`${pathname}${search}`, { replace: true });
  };
  return (
    <Dialog isOpen isClosable title={t('devtools.faceTitle')} onOpenChange={(isOpen) => !isOpen && end('left')}>
      <Stack gap={4}>
        <Text as="p" tone="soft">
          {t('devtools.faceHint')}
        </Text>
        {(['passed', 'failed', 'left'] as const).map((outcome) => (
          <Button
            key={outcome}
            size="touch"
            width="full"
            tone={outcome === 'passed' ? 'accent' : outcome === 'left' ? 'quiet' : undefined}
            isDisabled={isPending}
            onPress={() => end(outcome)}
          >
            {t(`devtools.face_${outcome}`)}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
