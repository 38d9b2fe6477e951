import { useText } from '@/shared/i18n';
import { Disclosure, DisclosureGroup } from '@/ui/Disclosure/Disclosure';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

const questions = ['arrival', 'network', 'memo', 'minimum'] as const;

/** Frequently asked questions about deposits. */
export function Hints() {
  const t = useText('deposit');
  return (
    <Panel title={t('deposit.help')}>
      <Stack gap={5}>
        <Text as="p" tone="soft">
          {t('deposit.lead')}
        </Text>
        <DisclosureGroup>
          {questions.map((question) => (
            <Disclosure key={question} id={question} title={t(`deposit.${question}Question`)}>
              <Text as="p" tone="soft">
                {t(`deposit.${question}Answer`)}
              </Text>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </Stack>
    </Panel>
  );
}
