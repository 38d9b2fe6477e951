import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { CreatedApiKey } from '@/contract/apiKeys';
import { $origin } from '@/shared/api';
import { useText } from '@/shared/i18n';
import { saveFileFx } from '@/shared/lib/saveFile';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { CodeBlock } from '@/ui/CodeBlock/CodeBlock';
import { CopyField } from '@/ui/CopyField/CopyField';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { curlExample } from './example';
import { dialogClosed } from './model';

export interface CreatedKeyProps {
  readonly created: CreatedApiKey;
}

/** Shows a new key with its secret once, to copy or download; closes after the user confirms having saved it. */
export function CreatedKey({ created: { label, key, secret } }: CreatedKeyProps) {
  const t = useText('apiKeys');
  const [isSaved, setSaved] = useState(false);
  const { host, onClose, onSave } = useUnit({ host: $origin, onClose: dialogClosed, onSave: saveFileFx });
  const example = curlExample({ host, key, secret });
  const file = { name: 'api-key.txt', type: 'text/plain', text: `${label}\nAPI key: ${key}\nSecret key: ${secret}\n` };
  return (
    <Dialog
      title={t('apiKeys.createdTitle')}
      role="alertdialog"
      isOpen
      isKeyboardDismissDisabled
      footer={
        <>
          <Button onPress={() => void onSave(file)}>{t('apiKeys.download')}</Button>
          <Button tone="accent" isDisabled={!isSaved} onPress={() => onClose()}>
            {t('apiKeys.finish')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <InlineAlert tone="warning">{t('apiKeys.secretOnce')}</InlineAlert>
        <CopyField label={t('apiKeys.key')} value={key} copyLabel={t('apiKeys.copyKey')} />
        <CopyField label={t('apiKeys.secret')} value={secret} copyLabel={t('apiKeys.copySecret')} />
        <Disclosure title={t('apiKeys.tryIt')}>
          <CodeBlock
            label={t('apiKeys.example')}
            language="shell"
            code={example}
            texts={{ copy: t('apiKeys.copyExample'), wrap: t('apiKeys.wrap') }}
          />
        </Disclosure>
        <Checkbox isSelected={isSaved} onChange={setSaved}>
          {t('apiKeys.secretKept')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
