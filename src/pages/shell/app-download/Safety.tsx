import { FileCheck, Globe, KeyRound } from 'lucide-react';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { line, mark } from './page.css';

const advice = [
  { icon: Globe, title: 'appDownload.safeAddressTitle', text: 'appDownload.safeAddressText' },
  { icon: FileCheck, title: 'appDownload.safeFileTitle', text: 'appDownload.safeFileText' },
  { icon: KeyRound, title: 'appDownload.safeCodesTitle', text: 'appDownload.safeCodesText' },
] as const;

/** Explains how to verify that the app is genuine. */
export function Safety() {
  const t = useText('appDownload');
  return (
    <Panel title={t('appDownload.safety')}>
      <Stack as="ul" gap={5}>
        {advice.map(({ icon, title, text }) => (
          <li key={title} className={line}>
            <span className={mark}>
              <Icon icon={icon} size="large" />
            </span>
            <Stack gap={2}>
              <Heading level={3} size="body">
                {t(title)}
              </Heading>
              <Text as="p" tone="soft">
                {t(text, { host: brand.host })}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
