import { useUnit } from 'effector-react';
import { $origin } from '@/shared/api';
import { useText } from '@/shared/i18n';
import { CodeBlock } from '@/ui/CodeBlock/CodeBlock';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { curlExample } from './example';

export interface GuideProps {
  /** The key used in the example; null if the user has none yet. */
  readonly apiKey: string | null;
}

/** Explains how to sign requests, with a shell example to copy. */
export function Guide({ apiKey }: GuideProps) {
  const t = useText('apiKeys');
  const host = useUnit($origin);
  return (
    <Panel title={t('apiKeys.guide')}>
      <Stack gap={5}>
        <Text as="p" tone="soft">
          {t('apiKeys.guideText')}
        </Text>
        <CodeBlock
          label={t('apiKeys.example')}
          language="shell"
          code={curlExample({ host, key: apiKey ?? t('apiKeys.yourKey'), secret: t('apiKeys.yourSecret') })}
          texts={{ copy: t('apiKeys.copyExample'), wrap: t('apiKeys.wrap') }}
        />
        <Text as="p" tone="soft" size="dense">
          {t('apiKeys.guideWindow')}
        </Text>
      </Stack>
    </Panel>
  );
}
