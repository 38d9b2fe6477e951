import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Card } from '@/ui/Card/Card';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { codes, CodesGate } from './codesModel';

/** The verification codes that were sent: what the user would read in their e-mail or on their phone. */
export function Codes() {
  const t = useText('devtools');
  const format = useFormat();
  useGate(CodesGate);
  return (
    <QueryView query={codes} keepLatest density="compact" skeleton={<Skeleton shape="row" count={2} label />}>
      {({ authenticator, sent }) => (
        <Stack gap={4}>
          <Text as="p" size="dense" tone="soft">
            {t('devtools.codesHint', { code: authenticator })}
          </Text>
          {sent.length === 0 && <EmptyState density="compact" text={t('devtools.codesNone')} />}
          <Stack as="ul" gap={2}>
            {sent.map(({ purpose, receiver, code, sentTime, expiresTime }) => (
              <Card as="li" density="compact" key={`${purpose} ${receiver}`}>
                <Inline justify="between" wrap={false}>
                  <Stack gap={1}>
                    <Text weight="medium">{receiver}</Text>
                    <Text size="small" tone="soft">
                      {t('devtools.codeFor', { purpose, sent: format.time(sentTime), until: format.time(expiresTime) })}
                    </Text>
                  </Stack>
                  <Inline gap={2} wrap={false}>
                    <Text face="figures" weight="semibold" size="reading">
                      {code}
                    </Text>
                    <CopyButton text={code} label={t('devtools.codeCopy', { receiver })} />
                  </Inline>
                </Inline>
              </Card>
            ))}
          </Stack>
        </Stack>
      )}
    </QueryView>
  );
}
