import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useText } from '@/shared/i18n';
import { saveFileFx } from '@/shared/lib/saveFile';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { dialogClosed } from '../dialog';
import { codeList } from '../page.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
}

/** Shows the recovery codes once, to copy or download; closes after the user confirms having saved them. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const t = useText('security');
  const [isSaved, setSaved] = useState(false);
  const { onClose, onSave } = useUnit({ onClose: dialogClosed, onSave: saveFileFx });
  const text = codes.join('\n');
  return (
    <Dialog
      title={t('security.recoveryCodes')}
      width="narrow"
      role="alertdialog"
      isOpen
      isKeyboardDismissDisabled
      footer={
        <Button tone="accent" isDisabled={!isSaved} onPress={() => onClose()}>
          {t('security.finish')}
        </Button>
      }
    >
      <Stack gap={5}>
        <InlineAlert tone="warning">{t('security.recoveryCodesOnce')}</InlineAlert>
        <ul className={codeList} aria-label={t('security.recoveryCodes')}>
          {codes.map((code) => (
            <Text key={code} as="li" face="mono">
              {code}
            </Text>
          ))}
        </ul>
        <Inline gap={4}>
          <CopyButton text={text} label={t('security.copyCodes')} />
          <Button size="compact" onPress={() => void onSave({ name: 'recovery-codes.txt', type: 'text/plain', text })}>
            {t('security.downloadCodes')}
          </Button>
        </Inline>
        <Checkbox isSelected={isSaved} onChange={setSaved}>
          {t('security.codesKept')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
