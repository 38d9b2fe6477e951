import { useUnit } from 'effector-react';
import { Gift } from 'lucide-react';
import { receiveStatus } from '@/contract/task';
import { $tasks } from '@/entities/tasks';
import { useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $redirect } from './model';

/** Greets a newly registered user with the open beginner tasks and a link to continue. */
export function Welcome() {
  const t = useText('register');
  const { resolveUrl } = useHrefs();
  const { tasks, continueHref } = useUnit({ tasks: $tasks, continueHref: $redirect });
  const openTasks = tasks.filter((task) => task.receiveStatus === receiveStatus.notReceived);
  return (
    <Stack gap={6}>
      <InlineAlert tone="success" title={t('register.done')}>
        {t('register.doneText')}
      </InlineAlert>
      {openTasks.length > 0 && (
        <Stack as="section" gap={4} aria-label={t('register.next')}>
          <Heading level={2} size="reading">
            {t('register.next')}
          </Heading>
          <Stack as="ul" gap={4}>
            {openTasks.map(({ id, title, reward, jumpLink }) => {
              const verdict = resolveUrl(jumpLink);
              return (
                <Inline as="li" key={id} justify="between" wrap={false}>
                  <Inline gap={3} wrap={false}>
                    <Icon icon={Gift} tone="accent" />
                    <Stack gap="none">
                      <Text>{title}</Text>
                      <Text size="dense" tone="soft">
                        {t('register.reward', { reward })}
                      </Text>
                    </Stack>
                  </Inline>
                  {verdict.kind === 'internal' && (
                    <Link variant="button" size="compact" href={verdict.to}>
                      {t('register.go')}
                    </Link>
                  )}
                </Inline>
              );
            })}
          </Stack>
        </Stack>
      )}
      <Link variant="button" tone="accent" size="touch" width="full" href={continueHref}>
        {t('register.onward')}
      </Link>
    </Stack>
  );
}
